import type { StaffEntity } from '../../../api/staff/staff-collection';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { differing } from './same-value';

export interface Kept<Entity, Values> {
  entry: Entity | null;
  values: Values;
}

interface KeptOptions<Entity, Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  entry: Entity | null;
  toValues: (entry: Entity | null) => Values;
  names: readonly (keyof Values & string)[];
}

/** An unchanged form adopts a newer version that the screen reads; a changed form keeps its own. */
export function useKeptEntry<Entity extends StaffEntity, Values extends FieldValues, Parsed>(
  options: KeptOptions<Entity, Values, Parsed>,
) {
  const { form, entry, toValues, names } = options;
  const [kept, setKept] = useState<Kept<Entity, Values>>(() => ({ entry, values: toValues(entry) }));
  const [isOutdated, setIsOutdated] = useState(false);
  const latest = useRef(kept);
  const seen = useRef(new Set(entry ? [entry.etag] : []));

  const changes = () => differing(names, form.getValues(), latest.current.values);

  const put = (given: Readonly<Record<string, unknown>>) => {
    for (const name of names) {
      if (!(name in given)) continue;
      const value = given[name] as PathValue<Values, Path<Values>>;
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  };

  const adopt = (next: Entity, mine: Partial<Values> = {}) => {
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
