import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isApiError } from '../../../api/errors';
import { useSession, wasSignedInHere } from '../session/session-store';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { AnyFormProps, AnyValues } from './entry-form-props';
import { complaintsIn } from './field-errors';
import { useKeptEntry } from './kept-entry';
import { ownAddress, useOwnAddress } from './own-address';
import { differing } from './same-value';
import { useDraft } from './use-draft';
import { useEntrySave } from './use-entry-save';

export function useEntryForm(props: AnyFormProps) {
  const { draftKey, entry, fields, schema, toValues, live } = props;
  const names = Object.keys(fields);
  // Every field reads these labels: a new object on each keystroke would rerender all of them.
  const labels = useMemo(
    () => Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
    [fields],
  );
  const session = useSession();
  // Someone else may sign in on top of the form; its contents belong to whoever started it.
  const [userId] = useState(() => session?.user?.id ?? 'nobody');
  const ownPlace = useOwnAddress();
  const isOver = useRef(false);
  const isLeaving = useRef(false);

  const [firstValues] = useState(() => toValues(entry));
  const form = useForm<AnyValues, unknown, unknown>({
    resolver: zodResolver(schema),
    defaultValues: firstValues,
    // Focus goes to the summary, because a field alone would not explain why.
    shouldFocusError: false,
  });
  const keeper = useKeptEntry({ form, entry, toValues, names });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  useEffect(() => keeper.put(ownPlace.typed), []);
  const values: AnyValues = useWatch({ control: form.control });
  const isChanged = differing(names, values, keeper.kept.values).length > 0;
  const etag = keeper.kept.entry?.etag ?? null;
  const draft = useDraft({
    draftKey,
    userId,
    names,
    fields,
    values,
    kept: keeper.kept.values,
    etag,
    isChanged,
    isOver,
  });

  const afterSave = (stored: StaffEntity, isNew: boolean) => {
    draft.clear();
    props.onSaved?.(stored);
    if (!isNew || isLeaving.current) return false;
    isOver.current = true;
    const typed = form.getValues();
    const since = Object.fromEntries(keeper.changes().map((name) => [name, typed[name]]));
    ownPlace.goTo(ownAddress(draftKey, stored.id), since);
    return true;
  };
  const saving = useEntrySave({ props, form, keeper, names, afterSave });
  const { state } = saving;
  const isRefused = state.kind === 'failed' && isApiError(state.error, 'unauthorized');
  useSaveAfterSignIn({
    refusal: isRefused ? state.error : null,
    userId,
    save: () => void saving.save(),
  });
  const savedEntry = state.kind === 'saved' ? state.entry : ownPlace.isJustSaved ? keeper.kept.entry : null;
  const liveOf = (stored: StaffEntity) => (typeof live === 'function' ? live(stored) : (live ?? null));

  return {
    form,
    keeper,
    draft,
    saving,
    values,
    labels,
    isChanged,
    complaints: [
      ...complaintsIn(form.formState.errors, labels),
      ...(state.kind === 'refused' ? state.others : []),
    ],
    done: doneOf(),
    hasChanges: () => !isOver.current && keeper.changes().length > 0,
    save: saving.save,
    saveAndLeave: async () => {
      isLeaving.current = true;
      let isStored = await saving.save();
      // It may have begun before the last letter was typed.
      if (isStored && keeper.changes().length > 0) isStored = await saving.save();
      isLeaving.current = false;
      return isStored;
    },
    /** Adopts their version with our chosen values, and saves the result. */
    resolve: async (theirs: StaffEntity, mine: AnyValues) => {
      keeper.adopt(theirs, structuredClone(mine));
      await saving.save();
    },
    useDraftOffer: () => {
      if (!draft.offer) return;
      const { values: drafted } = draft.offer.draft;
      keeper.put(Object.fromEntries(draft.offer.names.map((name) => [name, drafted[name]])));
      saving.noteMayBeStored();
      draft.settleOffer();
    },
    forget: (withEarlierDrafts = false) => {
      isOver.current = true;
      draft.clear(withEarlierDrafts);
    },
  };

  function doneOf() {
    if (isChanged) return null;
    if (state.kind === 'unchanged') return 'unchanged' as const;
    return savedEntry && state.kind !== 'saving' ? { live: liveOf(savedEntry) } : null;
  }
}

interface SaveAfterSignIn {
  /** The last save's failure if it was due to a missing sign-in; null otherwise. */
  refusal: unknown;
  userId: string;
  save: () => void;
}

/** Saves again once the same person has signed in: they pressed Save, and the refused call stored nothing. */
function useSaveAfterSignIn({ refusal, userId, save }: SaveAfterSignIn): void {
  const session = useSession();
  const waiting = useRef<unknown>(null);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (session === null || refusal === null) {
      waiting.current = refusal;
      return;
    }
    const isDue = waiting.current === refusal && wasSignedInHere() && session.user?.id === userId;
    waiting.current = null;
    if (isDue) saveNow();
  }, [session, refusal, userId]);
}
