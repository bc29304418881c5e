import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { AnyValues } from './entry-form-props';
import { differing } from './same-value';

interface KeptOptions {
  form: UseFormReturn<AnyValues, unknown, unknown>;
  entry: StaffEntity | null;
  toValues: (entry: StaffEntity | null) => AnyValues;
  names: readonly string[];
}

/** An unchanged form adopts a newer version that the screen reads; a changed form keeps its own. */
export function useKeptEntry({ form, entry, toValues, names }: KeptOptions) {
  const [kept, setKept] = useState(() => ({ entry, values: toValues(entry) }));
  const [isOutdated, setIsOutdated] = useState(false);
  const latest = useRef(kept);
  const seen = useRef(new Set(entry ? [entry.etag] : []));

  const changes = () => differing(names, form.getValues(), latest.current.values);

  const put = (given: AnyValues) => {
    for (const name of names) if (name in given) form.setValue(name, given[name], { shouldDirty: true });
  };

  const adopt = (next: StaffEntity, mine: AnyValues = {}) => {
    const values = toValues(next);
    latest.current = { entry: next, values };
    seen.current.add(next.etag);
    setKept(latest.current);
    setIsOutdated(false);
    form.reset(values);
    put(mine);
  };

  useEffect(() => {
    // A version seen before comes from a late answer to an earlier request.
    if (!entry || seen.current.has(entry.etag)) return;
    if (changes().length === 0) adopt(entry);
    else setIsOutdated(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new version triggers this
  }, [entry]);

  return { kept, latest, changes, put, adopt, isOutdated };
}
