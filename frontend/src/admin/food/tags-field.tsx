import type { Term } from '../../api/staff/vocabulary';
import { type FieldProps, useField } from '../forms/use-field';
import { withSlug } from './slug-order';
import styles from './tags-field.module.css';

interface TagsFieldProps extends FieldProps {
  terms: readonly Term[];
}

/** Any of the restaurant's list of tags: checkboxes that look like the tags they make. */
export function TagsField({ terms, ...props }: TagsFieldProps) {
  const { value, change, label, input } = useField(props);
  const chosen = value as readonly string[];
  const known = new Set(terms.map(({ slug }) => slug));
  const strays = chosen.filter((slug) => !known.has(slug)).map((slug) => ({ slug, label: slug }));
  const helpId = `${input.id}-help`;
  const errorId = `${input.id}-error`;
  const described = [input.description && helpId, input.error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined} id={input.id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.tags}>
        {[...terms, ...strays].map((term) => (
          <label key={term.slug} className={styles.tag}>
            <input
              type="checkbox"
              className={styles.input}
              checked={chosen.includes(term.slug)}
              onChange={(event) => change(withSlug(chosen, term.slug, event.currentTarget.checked))}
            />
            {term.label}
          </label>
        ))}
      </div>
      {input.description && (
        <p id={helpId} className={styles.help}>
          {input.description}
        </p>
      )}
      {input.error && (
        <p id={errorId} className={styles.error}>
          {input.error}
        </p>
      )}
    </fieldset>
  );
}
