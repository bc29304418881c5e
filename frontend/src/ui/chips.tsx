import styles from './chips.module.css';

interface ChipsProps<Value extends string> {
  /** What the chips choose among, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** The id of what the chips filter. */
  controls: string;
}

/**
 * A row of filters, one of which holds. Each is a button of its own: Tab reaches it, Enter and Space choose it, and
 * `aria-pressed` says which one holds; a tick says it to the eye. Hidden while no script runs.
 */
export function Chips<Value extends string>({
  label,
  options,
  selected,
  onSelect,
  controls,
}: ChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === selected}
          aria-controls={controls}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
