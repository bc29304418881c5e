import { useEffect, useState, useSyncExternalStore } from 'react';
import { readPeople, readTable, type TableLine, writeTable } from '../../domain/our-table';
import { keep, readKept } from '../../ui/browser-store';

const KEY = 'our-table';
const listeners = new Set<() => void>();
/** Of this visit, where the browser keeps nothing. */
let unkept: string | null = null;
let said = '';

/** The list and for how many, as in an address. In this browser alone. */
const keptText = () => unkept ?? readKept('localStorage', KEY) ?? '';

interface KeptTable {
  lines: readonly TableLine[];
  people: number;
  /** False where the list is gone with this visit. */
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

/** Tells screen readers. */
export function say(happened: string): void {
  said = happened;
  for (const listener of listeners) listener();
}

/** Also what another tab changes. */
export function onTableChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
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
