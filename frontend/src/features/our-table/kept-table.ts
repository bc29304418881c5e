import { useEffect, useState, useSyncExternalStore } from 'react';
import { readPeople, readTable, type TableLine, writeTable } from '../../domain/our-table';
import { keep, readKept } from '../../ui/browser-store';

const KEY = 'our-table';
const NAMES_KEY = 'our-table-names';
const listeners = new Set<() => void>();
/** This visit's list, if storage is blocked or full. */
let unkept: string | null = null;
let said = '';

/** The list and the number of people, as in an address. Stored only in this browser. */
const storedText = () => unkept ?? readKept('localStorage', KEY);
const keptText = () => storedText() ?? '';

/** Nothing is stored, not even an empty list: on a first visit, or after a reload where storage is blocked. */
export const isNothingKept = () => storedText() === null;

interface KeptTable {
  lines: readonly TableLine[];
  people: number;
  /** False if the list will be lost after this visit. */
  isKept: boolean;
}

let read: { text: string; table: KeptTable } | null = null;

export function keptTable(): KeptTable {
  const text = keptText();
  if (read?.text !== text || read.table.isKept !== (unkept === null)) {
    const params = new URLSearchParams(text);
    const lines = readTable(params.get('list') ?? '');
    read = {
      text,
      table: { lines, people: readPeople(params.get('people') ?? ''), isKept: unkept === null },
    };
  }
  return read.table;
}

export function keepTable(lines: readonly TableLine[], people: number, happened = ''): void {
  const text = lines.length === 0 ? '' : `list=${writeTable(lines)}&people=${people}`;
  unkept = keep('localStorage', KEY, text) ? null : text;
  say(happened);
}

/** Announces it to screen readers. */
export function say(happened: string): void {
  said = happened;
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** `pageshow`: a page restored by the Back button has missed what other pages changed. */
const EVENTS = ['storage', 'pageshow'] as const;

/**
 * Also notices changes in other tabs. Every dish on the menu calls this, so they share their listeners on the window.
 */
export function onTableChange(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of EVENTS) window.addEventListener(event, tellListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of EVENTS) window.removeEventListener(event, tellListeners);
  };
}

const NONE: KeptTable = { lines: [], people: readPeople(''), isKept: true };

export function useKeptTable(): KeptTable {
  return useSyncExternalStore(onTableChange, keptTable, () => NONE);
}

/** The last change since this part of the page was shown. */
export function useSaid(): string {
  const [heard, setHeard] = useState('');
  useEffect(() => onTableChange(() => setHeard(said)), []);
  return heard;
}

const keyOf = ({ id, size }: Pick<TableLine, 'id' | 'size'>) => `${id} ${size}`;

/** Remembers the name of each line's item, for when it is off the menu. */
export function keepNames(
  named: ReadonlyArray<readonly [line: Pick<TableLine, 'id' | 'size'>, name: string]>,
): void {
  const names = new URLSearchParams(keptNames());
  for (const [line, name] of named) names.set(keyOf(line), name);
  const listed = new Set(keptTable().lines.map(keyOf));
  keep('localStorage', NAMES_KEY, `${new URLSearchParams([...names].filter(([key]) => listed.has(key)))}`);
}

const keptNames = () => readKept('localStorage', NAMES_KEY) ?? '';

/** The name that a line had when this browser last saw it on the menu, or null. */
export function useKeptName(line: TableLine): string | null {
  const names = useSyncExternalStore(onTableChange, keptNames, () => '');
  return new URLSearchParams(names).get(keyOf(line));
}
