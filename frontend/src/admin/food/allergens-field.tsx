import type { Term } from '../../api/staff/vocabulary';
import { FieldGroup } from '../kit/forms/field-group';
import { type FieldProps, useField } from '../kit/forms/use-field';
import styles from './allergens-field.module.css';
import { withSlug } from './slug-order';

/** Slugs in legend order; each is in one of the two lists, or in neither. */
export interface AllergenAnswers {
  contains: string[];
  mayContain: string[];
}

type Answer = 'no' | 'may' | 'contains';

const ANSWERS: readonly { value: Answer; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'may', label: 'May contain' },
  { value: 'contains', label: 'Contains' },
];

interface AllergensFieldProps extends FieldProps {
  terms: readonly Term[];
}

/** One group of radio buttons for each allergen: Tab moves between allergens, arrow keys between answers. */
export function AllergensField({ terms, ...props }: AllergensFieldProps) {
  const { value, change, label, input } = useField(props);
  const answers = value as AllergenAnswers;
  return (
    <FieldGroup id={input.id} label={label} help={input.description} error={input.error}>
      <div className="ruled">
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
    </FieldGroup>
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
              className="over-words"
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
