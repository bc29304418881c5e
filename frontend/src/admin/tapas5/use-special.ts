import { useState } from 'react';
import { type SpecialFields, staffSpecial, type StaffSpecial } from '../../api/staff/staff-tapas5';
import { isSame } from '../forms/same-value';
import { listChangesOf } from '../lists/list-changes';
import { useListCache } from '../lists/use-list-cache';
import { useRowChange } from '../lists/use-row-change';
import { specialValues } from './special-values';

const changes = listChangesOf<StaffSpecial>(staffSpecial.key);

/** Turns the special on and off at once, with an undo, whatever the form holds. */
export function useSpecialSwitch(): (special: StaffSpecial, isActive: boolean) => void {
  const { change } = useRowChange(staffSpecial);
  return (special, isActive) => {
    const step = (isOn: boolean) => ({
      done: `“${special.title}” is ${isOn ? 'on' : 'off'}`,
      notDone: isOn ? 'was not turned on' : 'was not turned off',
      shownAs: (each: StaffSpecial) => ({ ...each, isActive: isOn }),
      save: (etag: string) => staffSpecial.setActive(etag, isOn),
    });
    void change(special, {
      ...step(isActive),
      what: `“${special.title}”`,
      stateOf: (current) => `is ${current.isActive ? 'on' : 'off'}`,
      undo: step(!isActive),
      live: { to: isActive ? '/5-tapas' : '/', label: 'See the site' },
    });
  };
}

/**
 * What the form is filled from, and how it saves. A version that differs only in what the form does not have, such as
 * being on, is none to the form: what is typed there is saved over it all the same.
 */
export function useSpecialForm(special: StaffSpecial) {
  const cache = useListCache<StaffSpecial>(staffSpecial.key);
  const [entry, setEntry] = useState(special);
  if (!isSame(specialValues(entry), specialValues(special))) setEntry(special);

  /** In its turn, after a switch that is being saved. */
  const save = (fields: SpecialFields, seen: string): Promise<StaffSpecial> => {
    const asShown = (items: readonly StaffSpecial[]) => items;
    const newest = seen === entry.etag ? special.etag : seen;
    return changes.run(special.id, asShown, async () => {
      const etag = changes.etagNow(newest);
      const stored = await staffSpecial.change(etag, fields);
      changes.noteEtag(etag, stored.etag);
      cache.put(stored);
      return stored;
    });
  };
  return { entry, save };
}
