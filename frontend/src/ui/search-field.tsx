import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { Icon, IconButton } from './icon';
import styles from './search-field.module.css';
import { useEarlyValue } from './use-early-value';

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ ref, label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEarlyValue(() => input.current?.value, value, onChange);
  // The clear button disappears with the text, so focus moves to the field.
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}{' '}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        value={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <IconButton icon="close" label="Clear search" className={styles.clear} onClick={clear} />
      )}
    </div>
  );
}
