import '@mantine/core/styles/CheckboxCard.css';
import '@mantine/core/styles/CheckboxIndicator.css';
import '@mantine/core/styles/Checkbox.css';
import { Alert, Box, Button, Checkbox } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { MOST_AT_ONCE } from '../../api/staff/staff-food';
import { counted } from '../kit/lists/noun';
import { BottomBar } from '../kit/shell/bottom-bar';
import { pressUnless } from '../kit/shell/press-unless';
import { isChanged, isNew, isToSave, isWrong, type CsvLine } from './csv-compare';
import { isTooLong } from './csv-save';
import styles from './csv-import.module.css';
import { CsvLines } from './csv-lines';
import type { FoodKind } from './food-kind';
import type { useCsvImport } from './use-csv-import';

type Import = ReturnType<typeof useCsvImport>;

interface CsvCheckedProps extends Pick<
  Import,
  'lines' | 'isSaving' | 'isKitchenSure' | 'setIsKitchenSure' | 'save'
> {
  kind: FoodKind;
  check: Extract<Import['check'], { step: 'checked' }>;
}

/** What the file would change, and the button that changes it. */
export function CsvChecked(props: CsvCheckedProps) {
  const { kind, check, lines, isSaving, isKitchenSure, setIsKitchenSure, save } = props;
  const { words } = kind;
  const { file, edited } = check;
  const [leavesOut, setLeavesOut] = useState(false);
  const summaryId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [check]);

  const wrong = lines.filter(isWrong);
  const added = lines.filter(isNew);
  const changed = lines.filter(isChanged);
  const toSave = added.length + changed.length;
  const asked = lines.filter((line) => !isWrong(line) && line.needsKitchen).length;
  const isTooMany = toSave > MOST_AT_ONCE;
  const isTooMuch = useMemo(() => isTooLong(lines.filter(isToSave)), [lines]);
  const canSave = toSave > 0 && !isTooMany && !isTooMuch && (wrong.length === 0 || leavesOut) && !isSaving;
  const isEdited = (line: CsvLine) => line.food !== null && edited.has(line.food.id);

  return (
    <>
      <Box
        component="h2"
        ref={heading}
        tabIndex={-1}
        mt="lg"
        mb={4}
        fz="var(--text-l)"
        className="fits"
        aria-describedby={summaryId}
      >
        {file.name}
      </Box>
      <p id={summaryId}>
        {wrong.length + toSave + asked === 0
          ? `Nothing to import: ${counted(lines.length, words)}, no change.`
          : summary(wrong.length, added.length, changed.length, lines.length)}
      </p>
      {file.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {edited.size > 0 && (
        <Alert role="alert" color="danger" title="Nothing was saved" my="md">
          Someone else just changed {counted(edited.size, words)} in this file: marked below, next to the
          current values. Check, then save again.
        </Alert>
      )}
      {isTooMany && (
        <Alert color="danger" title={`At most ${MOST_AT_ONCE} at once`} my="md">
          Split the file: {toSave.toLocaleString('en-US')} of its rows are new or changed.
        </Alert>
      )}
      {isTooMuch && !isTooMany && (
        <Alert color="danger" title="Too much text at once" my="md">
          Split the file, for example in half, and import one part after the other: its new and changed rows
          hold more than a megabyte of text.
        </Alert>
      )}
      {asked > 0 && (
        <Checkbox
          my="md"
          classNames={{ label: styles.tick ?? '' }}
          label={`The kitchen has checked the allergens of ${counted(asked, words)} in this file`}
          description="Otherwise they are saved as not confirmed."
          checked={isKitchenSure}
          onChange={(event) => setIsKitchenSure(event.currentTarget.checked)}
        />
      )}
      <CsvLines title="Rows with problems" lines={wrong} isEdited={isEdited}>
        <Checkbox
          my="sm"
          classNames={{ label: styles.tick ?? '' }}
          label={`Skip ${counted(wrong.length, 'row')} with problems`}
          checked={leavesOut}
          onChange={(event) => setLeavesOut(event.currentTarget.checked)}
        />
      </CsvLines>
      <CsvLines title="New" lines={added} isEdited={isEdited} />
      <CsvLines title="Changed" lines={changed} isEdited={isEdited} />
      {toSave > 0 && (
        <BottomBar label="Save">
          <Button fullWidth maw={360} {...pressUnless(!canSave, save)}>
            {isSaving ? 'Saving…' : `Save ${counted(toSave, words)}`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

function summary(wrong: number, added: number, changed: number, all: number): string {
  const parts = [
    [wrong, 'with problems'],
    [added, 'new'],
    [changed, 'changed'],
    [all - wrong - added - changed, 'unchanged'],
  ] as const;
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count.toLocaleString('en-US')} ${state}`);
  const advice = wrong > 0 ? ' Fix those rows in the file, or skip them.' : '';
  return `${counts.join(', ')}. Nothing is saved yet.${advice}`;
}
