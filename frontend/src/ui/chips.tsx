import { useId, useRef } from 'react';
import { Chip } from './chip';
import { useEarlyValue } from './use-early-value';

interface ChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  controls: string;
}

/** Hidden until the script runs. */
export function Chips<Value extends string>({
  label,
  options,
  selected,
  onSelect,
  controls,
}: ChipsProps<Value>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const choose = (value: string) => {
    const option = options.find((each) => each.value === value);
    if (option) onSelect(option.value);
  };
  useEarlyValue(() => group.current?.querySelector<HTMLInputElement>(':checked')?.value, selected, choose);
  return (
    <div ref={group} role="radiogroup" aria-label={label} className="screen-only scripted cluster gap-2">
      {options.map((option) => (
        <Chip
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === selected}
          controls={controls}
          onChange={() => onSelect(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
