import { Switch } from '@mantine/core';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OpeningSpan } from '../../domain/site';
import { copied, type SiteValues } from './site-values';
import type { SpansName } from './spans-fields';

interface OpenSwitchProps {
  name: SpansName;
  /** Whose hours: `Monday`. */
  day: string;
  /** The hours that a day gets when it is opened for the first time. */
  usual: readonly OpeningSpan[];
}

/** Whether a day is open. Closed by mistake and opened again, it has the hours that it had. */
export function OpenSwitch({ name, day, usual }: OpenSwitchProps) {
  const { control, setValue, clearErrors } = useFormContext<SiteValues>();
  const spans = useWatch({ control, name });
  const before = useRef<readonly OpeningSpan[] | null>(null);
  const isOpen = spans.length > 0;
  const toggle = () => {
    if (isOpen) before.current = copied(spans);
    clearErrors(name);
    setValue(name, isOpen ? [] : copied(before.current ?? usual), { shouldDirty: true });
  };
  return (
    <div>
      {/* Says the same in both states: “Closed” beside a switch that is off would be turned on to close. */}
      <Switch label="Open" aria-label={`Open on ${day}`} checked={isOpen} onChange={toggle} />
      {!isOpen && <span>Closed all day</span>}
    </div>
  );
}
