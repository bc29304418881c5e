import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AdminIcon } from '../kit/shell/admin-icon';
import { FileInput } from '../kit/shell/file-input';
import { Screen } from '../kit/shell/screen';
import { CsvChecked } from './csv-checked';
import styles from './csv-import.module.css';
import type { FoodKind } from './food-kind';
import { useCsvImport } from './use-csv-import';
import { useDownload } from './use-download';

export function CsvImport({ kind }: { kind: FoodKind }) {
  const { words, root } = kind;
  const { check, choose, checkAgain, ...rest } = useCsvImport(kind);
  const { isSaving } = rest;
  const download = useDownload(kind);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const isStart = check.step === 'none';
  // The button has moved, and would lose the focus.
  useEffect(() => {
    if (!isStart) chooser.current?.focus();
  }, [isStart]);
  const button = (
    <>
      <Button
        ref={chooser}
        variant={isStart || check.step === 'refused' ? 'filled' : 'default'}
        leftSection={<AdminIcon name="upload" size={18} />}
        aria-disabled={isSaving || undefined}
        data-disabled={isSaving || undefined}
        onClick={() => !isSaving && input.current?.click()}
      >
        {isStart ? 'Choose a file' : 'Choose another file'}
      </Button>
      {/* No `accept`: some devices gray out CSV files that they register under another type. */}
      <FileInput ref={input} label="CSV file" onFile={choose} />
    </>
  );
  return (
    <Screen title={`Import ${words.many}`} back={{ to: root, label: words.title }}>
      {isStart ? (
        <ol className={styles.steps}>
          <li>
            <p>Download all {words.many}: the file has every column.</p>
            <Button
              variant="default"
              leftSection={<AdminIcon name="download" size={18} />}
              onClick={download}
            >
              Download (CSV)
            </Button>
          </li>
          <li>
            <p>
              Edit it in Excel, Numbers or Sheets, and save it as CSV (in Excel “CSV UTF-8”). A row without an
              ID is a new {words.one}. Whatever has no row or no column stays as it is: nothing is deleted,
              and photos stay.
            </p>
          </li>
          <li>
            <p>Choose the file. You see every change before anything is saved.</p>
            {button}
          </li>
        </ol>
      ) : (
        button
      )}
      <p role="status" className={styles.status}>
        {check.step === 'checking' &&
          `Checking ${check.name}${check.done > 0 ? `: ${check.done} rows` : ''}…`}
      </p>
      {check.step === 'checking' && (
        <Stack gap="xs" aria-hidden>
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} height={72} />
          ))}
        </Stack>
      )}
      {check.step === 'refused' && (
        <Alert role="alert" color="danger" mt="md" title={`${check.name} can’t be imported`}>
          {check.problem}
        </Alert>
      )}
      {check.step === 'failed' && (
        <Alert role="alert" color="danger" mt="md" title={check.failure.title}>
          <Stack align="flex-start" gap="sm">
            <p>{check.failure.text}</p>
            <Button variant="default" onClick={() => checkAgain(check.file)}>
              Try again
            </Button>
          </Stack>
        </Alert>
      )}
      {check.step === 'checked' && <CsvChecked {...{ kind, check }} {...rest} />}
    </Screen>
  );
}
