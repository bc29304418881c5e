import * as z from 'zod/mini';
import { keep, readKeptJson } from '../../../ui/browser-store';

const PREFIX = 'admin_draft:1:';
/** How long an unsaved draft is kept. */
export const DRAFT_DAYS = 14;
const KEPT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

const draftShape = z.object({
  /** The id of the open form that wrote it, in any tab; each form overwrites only its own draft. */
  writer: z.string(),
  writtenAt: z.number(),
  /** The version being edited; null for a new entry. */
  etag: z.nullable(z.string()),
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});
const draftList = z.array(draftShape);

export type Draft = z.output<typeof draftShape>;

export function draftStoreKey(userId: string, draftKey: string): string {
  return `${PREFIX}${userId}:${draftKey}`;
}

export function readDrafts(key: string, now: Date): Draft[] {
  const drafts = readKeptJson('localStorage', key, draftList) ?? [];
  return drafts.filter(({ writtenAt }) => now.getTime() - writtenAt <= KEPT_MS);
}

/** Reads storage again first, because another tab may have written. False if it is full or forbidden. */
export function replaceDrafts(key: string, writers: readonly string[], own: Draft | null): boolean {
  const others = readDrafts(key, new Date()).filter(({ writer }) => !writers.includes(writer));
  return writeDrafts(key, own ? [own, ...others] : others);
}

function writeDrafts(key: string, drafts: readonly Draft[]): boolean {
  return keep('localStorage', key, drafts.length === 0 ? null : JSON.stringify(drafts));
}

export function dropOldDrafts(now: Date): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
      writeDrafts(key, readDrafts(key, now));
    }
  } catch {
    // If storage is forbidden, there are no drafts.
  }
}
