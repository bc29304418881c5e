import type { ComponentProps } from 'react';
import { MAX_LENGTHS } from '../../api/generated/limits';
import type { ContactField } from '../../domain/contact-message';
import styles from './field.module.css';

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'defaultValue' | 'inputMode' | 'minLength' | 'autoFocus' | 'readOnly' | 'required'
> {
  name: ContactField;
  label: string;
  type?: 'text' | 'email' | 'tel';
  rows?: number;
  /** Choices; the last one is preselected and sends nothing. */
  choices?: readonly string[];
  hint?: string;
  problem: string | undefined;
}

/** Described by its problem and its hint; marked invalid only while it has a problem. */
export function Field({
  name,
  label,
  type = 'text',
  rows,
  choices,
  hint,
  problem,
  required,
  ...rest
}: FieldProps) {
  const id = `contact-${name}`;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    ...rest,
    id,
    name,
    required,
    maxLength: MAX_LENGTHS[name],
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="column gap-1" data-field={name}>
      <label htmlFor={id} className="text-s strong">
        {label}
        {!required && !choices && <span className={styles.optional}> (optional)</span>}{' '}
      </label>
      {choices ? (
        <select id={id} name={name} defaultValue={rest.defaultValue} className={styles.control}>
          {choices.map((choice) => (
            <option key={choice} value={choice === choices.at(-1) ? '' : choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input {...control} type={type} className={styles.control} />
      ) : (
        <textarea {...control} rows={rows} className={styles.paper} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
