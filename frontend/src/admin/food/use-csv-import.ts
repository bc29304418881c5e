import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentOf, isApiError } from '../../api/errors';
import { MOST_AT_ONCE, type StaffFood } from '../../api/staff/staff-food';
import { counted, firstNames } from '../kit/lists/noun';
import { useIsHere } from '../kit/lists/use-is-here';
import { useListCache } from '../kit/lists/use-list-cache';
import { ask } from '../kit/shell/confirm';
import { type DescribedFailure, describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useHeldWork } from '../kit/shell/use-held-work';
import { compareRows, type CsvLine, isToSave, type LineProblem, type Stored } from './csv-compare';
import { type Row, readCsv } from './csv-file';
import { checkLines, saveLines } from './csv-save';
import { readStored } from './csv-stored';
import type { FoodKind } from './food-kind';

interface ChosenFile {
  name: string;
  rows: readonly Row[];
  remarks: readonly string[];
}

type Check =
  | { step: 'none' }
  | { step: 'refused'; name: string; problem: string }
  | { step: 'checking'; name: string; done: number }
  | { step: 'failed'; file: ChosenFile; failure: DescribedFailure }
  | ({ step: 'checked'; file: ChosenFile } & Outcome);

interface Outcome {
  stored: Stored;
  /** Problems that only the API detects, by row. */
  refused: ReadonlyMap<number, readonly LineProblem[]>;
  /** The ids of entries that somebody else changed after the last check. */
  edited: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const UNREADABLE =
  'It can’t be read. It may have been moved, or be open in another program: close it there, then choose it again.';

export function useCsvImport(kind: FoodKind) {
  const { collection, columns, words, live, root } = kind;
  const [check, setCheck] = useState<Check>({ step: 'none' });
  const [isKitchenSure, setIsKitchenSure] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const cache = useListCache<StaffFood>(collection.key);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const lastChosen = useRef<object | null>(null);
  useHeldWork(isSaving);

  /** Shows only the progress of the file chosen last: the check of an earlier one may finish after it. */
  const showing = () => {
    const mine = {};
    lastChosen.current = mine;
    // A new check may find other dishes than those the kitchen confirmed.
    setIsKitchenSure(false);
    return (next: Check) => {
      if (lastChosen.current === mine) setCheck(next);
    };
  };

  const checkFile = async (file: ChosenFile, show = showing(), edited = NONE) => {
    const onProgress = (done: number) => show({ step: 'checking', name: file.name, done });
    onProgress(0);
    try {
      const stored = await readStored(kind);
      // Checked as if the kitchen had confirmed everything, so that it covers all that may be saved.
      const wanted = compareRows(file.rows, columns, stored, true).filter(isToSave);
      const refused =
        wanted.length > MOST_AT_ONCE
          ? new Map<number, LineProblem[]>()
          : await checkLines(collection, wanted, columns, onProgress);
      show({ step: 'checked', file, stored, refused, edited });
    } catch (error) {
      const failure = describeFailure(error, `“${file.name}”`, 'could not be checked');
      show({ step: 'failed', file, failure });
    }
  };

  const choose = async (chosen: File) => {
    const { name } = chosen;
    const show = showing();
    show({ step: 'checking', name, done: 0 });
    const bytes = await chosen.arrayBuffer().catch(() => null);
    const read = bytes ? readCsv(new Uint8Array(bytes), columns) : { problem: UNREADABLE };
    if ('problem' in read) show({ step: 'refused', name, problem: read.problem });
    else await checkFile({ name, ...read }, show);
  };

  const lines = useMemo(
    () =>
      check.step === 'checked'
        ? compareRows(check.file.rows, columns, check.stored, isKitchenSure).map((line) => ({
            ...line,
            problems: [...line.problems, ...(check.refused.get(line.row) ?? [])],
          }))
        : [],
    [check, columns, isKitchenSure],
  );

  const save = async () => {
    if (check.step !== 'checked' || isSaving) return;
    const { file } = check;
    const wanted = lines.filter(isToSave);
    const big = wanted.filter(({ changes }) => changes.some((change) => change.isBig));
    if (big.length > 0 && !(await ask(bigQuestion(big)))) return;
    setIsSaving(true);
    try {
      await saveLines(collection, wanted);
      void cache.refetch();
      notifyDone(`${counted(wanted.length, words)} saved from ${file.name}`, { about: collection.key, live });
      if (isHere()) void navigate(root);
    } catch (error) {
      const edited = currentOf(error, collection.readList);
      const isGone = isApiError(error, 'not-found');
      const failure = describeFailure(error, `“${file.name}”`);
      if (edited && isHere()) await checkFile(file, showing(), new Set(edited.map(({ id }) => id)));
      else {
        const text = `Someone has just ${isGone ? 'deleted' : 'changed'} one of its ${words.many}, so nothing was saved. Check the file, then save it again.`;
        // No retry on this screen: its Save button uses the current checkboxes, a retry would use the old ones.
        const retry = isHere() || failure.mayBeDone ? undefined : () => void save();
        notifyFailure(edited || isGone ? { ...failure, text } : failure, retry);
        if (isGone || failure.mayBeDone || isApiError(error, 'refused')) await checkFile(file);
      }
    } finally {
      setIsSaving(false);
    }
  };

  return {
    check,
    lines,
    isSaving,
    isKitchenSure,
    setIsKitchenSure,
    choose: (file: File) => void choose(file),
    checkAgain: (file: ChosenFile) => void checkFile(file),
    save: () => void save(),
  };
}

function bigQuestion(lines: readonly CsvLine[]) {
  return {
    title: `Change ${counted(lines.length, 'price')} by more than half?`,
    text: `Guests see the new price of ${firstNames(lines)} at once.`,
    action: 'Change prices',
  };
}
