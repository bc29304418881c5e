import { Box, Button, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { later } from '../shell/later';
import { useHeldWork } from '../shell/use-held-work';
import { DraftOffer } from './draft-offer';
import styles from './entry-form.module.css';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { AnyFormProps, EntryFormProps } from './entry-form-props';
import { ErrorSummary } from './error-summary';
import { FormNotice } from './form-notice';
import { FormLabels } from './form-words';
import { LeaveGuard } from './leave-guard';
import { PreviewPanel } from './preview-panel';
import { RemoveMenu } from './remove-entry';
import { SaveBar } from './save-bar';
import { GoneNotice, SaveProblem } from './save-problem';
import { useEntryForm } from './use-entry-form';

const PREVIEW_ID = 'form-preview';

const ConflictDialog = later(async () => (await import('./conflict-dialog')).ConflictDialog);

export function EntryForm<Entity extends StaffEntity, Values extends FieldValues, Parsed = Values>(
  given: EntryFormProps<Entity, Values, Parsed>,
) {
  const props = given as unknown as AnyFormProps;
  const { noun, fields, toValues, preview, reveal, remove } = props;
  const { form, keeper, draft, saving, values, labels, complaints, isChanged, done, ...run } =
    useEntryForm(props);
  const { state } = saving;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  useHeldWork(isChanged);
  const saveByKey = (event: KeyboardEvent) => {
    if (!event.repeat && document.querySelector('[aria-modal="true"]') === null) void run.save();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);

  return (
    <FormProvider {...form}>
      <FormLabels value={labels}>
        <form
          className={styles.form}
          noValidate
          aria-busy={state.kind === 'saving'}
          onSubmit={(event) => {
            event.preventDefault();
            // Submit events from forms in dialogs bubble up to here too.
            if (event.target === event.currentTarget) void run.save();
          }}
        >
          <div className={[styles.fields, preview && styles.split].filter(Boolean).join(' ')}>
            <Box miw={0}>
              <ErrorSummary {...{ complaints, reveal }} refusals={saving.refusals} />
              {draft.offer && (
                <DraftOffer
                  {...{ noun, fields, values }}
                  offer={draft.offer}
                  use={run.useDraftOffer}
                  throwAway={draft.settleOffer}
                />
              )}
              <div role="status">
                {draft.isElsewhere && (
                  <FormNotice>
                    {keeper.kept.entry
                      ? `Another tab has changes to this ${noun} that are not saved yet.`
                      : `Another tab has a new ${noun} that is not saved yet.`}{' '}
                    Nothing is lost there; each tab saves its own.
                  </FormNotice>
                )}
                {keeper.isOutdated && (
                  <FormNotice>
                    Someone else has just changed this {noun}. When you save, you choose between their version
                    and yours.
                  </FormNotice>
                )}
              </div>
              <Stack maw="42rem">{props.children}</Stack>
            </Box>
            {preview && (
              <PreviewPanel id={PREVIEW_ID} values={values} draw={preview} isOpen={isPreviewOpen} />
            )}
          </div>
          <SaveBar
            isSaving={state.kind === 'saving'}
            isDraftKept={draft.isKept}
            {...{ isChanged, done }}
            problem={
              state.kind === 'failed' ? (
                <SaveProblem noun={noun} error={state.error} retry={() => void run.save()} />
              ) : (
                state.kind === 'gone' && (
                  <GoneNotice noun={noun} saveAsNew={() => void run.save({ asNew: true })} />
                )
              )
            }
            extra={
              preview && (
                <Button
                  hiddenFrom="md"
                  variant="default"
                  aria-expanded={isPreviewOpen}
                  aria-controls={PREVIEW_ID}
                  onClick={() => setIsPreviewOpen(!isPreviewOpen)}
                >
                  {isPreviewOpen ? 'Hide preview' : 'Preview'}
                </Button>
              )
            }
          />
        </form>
      </FormLabels>
      {state.kind === 'conflict' && (
        <ConflictDialog
          key={state.theirs.etag}
          opened
          {...{ noun, fields, mine: values, theirs: toValues(state.theirs), before: keeper.kept.values }}
          onChoose={(mine) => void run.resolve(state.theirs, mine)}
          onClose={() => saving.setState({ kind: 'idle' })}
        />
      )}
      {remove && keeper.kept.entry && (
        <RemoveMenu entry={keeper.kept.entry} {...{ noun, remove }} onGone={() => run.forget(true)} />
      )}
      <LeaveGuard
        noun={noun}
        hasChanges={run.hasChanges}
        save={run.saveAndLeave}
        throwAway={() => run.forget()}
      />
    </FormProvider>
  );
}
