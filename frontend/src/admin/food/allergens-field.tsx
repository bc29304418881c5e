import type { Term } from '../../api/staff/vocabulary';
import { type FieldProps, useField } from '../forms/use-field';
import styles from './allergens-field.module.css';
import type { AllergenAnswers } from './food-values';
import { withSlug } from './slug-order';

type Answer = 'no' | 'may' | 'contains';

const ANSWERS: readonly { value: Answer; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'may', label: 'May contain' },
  { value: 'contains', label: 'Contains' },
];

interface AllergensFieldProps extends FieldProps {
  terms: readonly Term[];
}

/**
 * One answer for each allergen, all of them seen at once. Each is a group of radio buttons that is called like the
 * allergen: Tab goes from allergen to allergen, the arrow keys from answer to answer.
 */
export function AllergensField({ terms, ...props }: AllergensFieldProps) {
  const { value, change, label, input } = useField(props);
  const answers = value as AllergenAnswers;
  const helpId = `${input.id}-help`;
  const errorId = `${input.id}-error`;
  const described = [input.description && helpId, input.error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined} id={input.id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      {input.description && (
        <p id={helpId} className={styles.help}>
          {input.description}
        </p>
      )}
      <div className={styles.table}>
        {allTerms(terms, answers).map((term) => (
          <AllergenRow
            key={term.slug}
            term={term}
            name={input.name}
            answer={answerOf(answers, term.slug)}
            onAnswer={(answer) => change(withAnswer(answers, term.slug, answer))}
          />
        ))}
      </div>
      {input.error && (
        <p id={errorId} className={styles.error}>
          {input.error}
        </p>
      )}
    </fieldset>
  );
}

interface AllergenRowProps {
  term: Term;
  name: string;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

function AllergenRow({ term, name, answer, onAnswer }: AllergenRowProps) {
  const titleId = `${name}-${term.slug}`;
  return (
    <div role="radiogroup" aria-labelledby={titleId} className={styles.row} data-answer={answer}>
      <span id={titleId} className={styles.name}>
        {term.label}
      </span>
      <span className={styles.answers}>
        {ANSWERS.map((each) => (
          <label key={each.value} className={styles.answer} data-answer={each.value}>
            <input
              type="radio"
              className={styles.input}
              name={titleId}
              value={each.value}
              checked={answer === each.value}
              onChange={() => onAnswer(each.value)}
            />
            <span className={styles.word}>{each.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

/** The vocabulary, and what the entry names although the vocabulary no longer does. */
function allTerms(terms: readonly Term[], { contains, mayContain }: AllergenAnswers): readonly Term[] {
  const known = new Set(terms.map(({ slug }) => slug));
  const strays = [...contains, ...mayContain].filter((slug) => !known.has(slug));
  return [...terms, ...strays.map((slug) => ({ slug, label: slug }))];
}

function answerOf({ contains, mayContain }: AllergenAnswers, slug: string): Answer {
  if (contains.includes(slug)) return 'contains';
  return mayContain.includes(slug) ? 'may' : 'no';
}

function withAnswer(
  { contains, mayContain }: AllergenAnswers,
  slug: string,
  answer: Answer,
): AllergenAnswers {
  return {
    contains: withSlug(contains, slug, answer === 'contains'),
    mayContain: withSlug(mayContain, slug, answer === 'may'),
  };
}
