import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentOf, isApiError } from '../../../api/errors';
import { ask } from '../shell/confirm';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { AnyFormProps, AnyValues } from './entry-form-props';
import { complaintsOf, type Complaint } from './field-errors';
import type { useKeptEntry } from './kept-entry';
import { differing, isSame } from './same-value';

type SaveState =
  | { kind: 'idle' | 'saving' | 'unchanged' | 'gone' }
  | { kind: 'saved'; entry: StaffEntity }
  | { kind: 'conflict'; theirs: StaffEntity }
  | { kind: 'failed'; error: unknown }
  /** The server refused fields; `others` are problems with fields that the form does not have. */
  | { kind: 'refused'; others: Complaint[] };

interface EntrySaveOptions {
  props: AnyFormProps;
  form: UseFormReturn<AnyValues, unknown, unknown>;
  keeper: ReturnType<typeof useKeptEntry>;
  names: readonly string[];
  /** Called after storing. Returns true if it leaves the screen: until then nothing more can be saved. */
  afterSave: (entry: StaffEntity, isNew: boolean) => boolean;
}

export function useEntrySave({ props, form, keeper, names, afterSave }: EntrySaveOptions) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  // Counts refused saves: each moves focus to the error summary.
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef<Promise<boolean>>(null);
  const mayBeStored = useRef(false);

  const finish = (stored: StaffEntity, sent: AnyValues, isNew: boolean) => {
    const typed = form.getValues();
    // Text typed during the save stays, unsaved.
    const since = Object.fromEntries(differing(names, typed, sent).map((name) => [name, typed[name]]));
    keeper.adopt(stored, structuredClone(since));
    const isGoing = afterSave(stored, isNew);
    setState(isGoing ? { kind: 'saving' } : { kind: 'saved', entry: stored });
  };

  /** `sent`: the field values that `parsed` came from, without anything typed later. */
  const send = async (parsed: unknown, sent: AnyValues, asNew: boolean): Promise<boolean> => {
    const entry = asNew ? null : keeper.latest.current.entry;
    setState({ kind: 'saving' });
    try {
      const found = entry === null && mayBeStored.current ? await findStored(props, sent) : undefined;
      const stored = found ?? (await props.save(parsed, entry));
      mayBeStored.current = false;
      finish(stored, sent, entry === null);
      return true;
    } catch (error) {
      return fail(error, parsed, sent, entry === null);
    }
  };

  const isDisputed = (theirs: StaffEntity, sent: AnyValues): boolean => {
    const values = props.toValues(theirs);
    const changed = differing(names, values, keeper.latest.current.values);
    return differing(changed, values, sent).length > 0;
  };

  const fail = async (error: unknown, parsed: unknown, sent: AnyValues, isNew: boolean): Promise<boolean> => {
    const theirs = currentOf(error, props.readCurrent);
    if (theirs) {
      if (isStoredAs(theirs, sent, props)) {
        // Either ours was stored and only its answer was lost, or somebody else saved exactly the same.
        finish(theirs, sent, false);
        return true;
      }
      const isNewer = theirs.etag !== keeper.latest.current.entry?.etag;
      if (isNewer && !isDisputed(theirs, sent)) {
        // Their change was to something the form does not show, for example the entry's place in the list.
        keeper.adopt(theirs, structuredClone(form.getValues()));
        return send(parsed, sent, false);
      }
      setState({ kind: 'conflict', theirs });
      return false;
    }
    if (isApiError(error, 'not-found') && !isNew) {
      setState({ kind: 'gone' });
      return false;
    }
    const details = isApiError(error, 'refused') ? (error.answer?.complaint.details ?? []) : [];
    if (details.length > 0) {
      const complaints = complaintsOf(details, names, props.wireNames ?? {});
      for (const { name, message } of complaints) {
        if (name !== null) form.setError(name, { type: 'server', message });
      }
      setState({ kind: 'refused', others: complaints.filter(({ name }) => name === null) });
      setRefusals((count) => count + 1);
      return false;
    }
    mayBeStored.current ||= isNew && isUncertain(error);
    setState({ kind: 'failed', error });
    return false;
  };

  const isWanted = async (parsed: unknown, asNew: boolean): Promise<boolean> => {
    const { entry } = keeper.latest.current;
    const question = asNew || entry === null ? null : (props.question?.(parsed, entry) ?? null);
    return question === null || ask(question);
  };

  const saveNow = async (asNew: boolean): Promise<boolean> => {
    if (!asNew && keeper.latest.current.entry !== null && keeper.changes().length === 0) {
      setState({ kind: 'unchanged' });
      return true;
    }
    let isStored = false;
    await form.handleSubmit(
      async (parsed) => {
        const sent = structuredClone(form.getValues());
        isStored = (await isWanted(parsed, asNew)) && (await send(parsed, sent, asNew));
      },
      () => {
        setState({ kind: 'refused', others: [] });
        setRefusals((count) => count + 1);
      },
    )();
    return isStored;
  };

  /** Resolves to whether it was stored. During a save, it is that one: what was typed since is not part of it. */
  const save = ({ asNew = false } = {}): Promise<boolean> => {
    underWay.current ??= saveNow(asNew).finally(() => (underWay.current = null));
    return underWay.current;
  };

  return {
    state,
    setState,
    save,
    refusals,
    /** Of a new entry: an earlier page may have saved it without getting the answer. */
    noteMayBeStored: () => void (mayBeStored.current = true),
  };
}

function isUncertain(error: unknown): boolean {
  const kinds = ['offline', 'timed-out', 'aborted', 'server', 'malformed'];
  return isApiError(error) && kinds.includes(error.kind);
}

async function findStored(props: AnyFormProps, sent: AnyValues): Promise<StaffEntity | undefined> {
  const all = (await props.stored?.()) ?? [];
  return all.find((entry) => isStoredAs(entry, sent, props));
}

/** Compares parsed values: `12.5` equals `12.50`. */
function isStoredAs(entry: StaffEntity, sent: AnyValues, { schema, toValues }: AnyFormProps): boolean {
  const [theirs, ours] = [schema.safeParse(toValues(entry)), schema.safeParse(sent)];
  return theirs.success && ours.success && isSame(theirs.data, ours.data);
}
