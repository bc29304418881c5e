import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Term } from '../../api/staff/vocabulary';
import { FieldGroup } from '../kit/forms/field-group';
import { Folded } from '../kit/forms/folded';
import { type FieldProps, useField } from '../kit/forms/use-field';
import styles from './allergens-field.module.css';
import { withSlug } from './slug-order';

/** Slugs in legend order; each is in one of the two lists, or in neither. */
export const allergenAnswers = z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) });

export type AllergenAnswers = z.output<typeof allergenAnswers>;

type Answer = 'no' | 'may' | 'contains';

const ANSWERS: readonly { value: Answer; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'may', label: 'May contain' },
  { value: 'contains', label: 'Contains' },
];

interface AllergensFieldProps extends FieldProps {
  terms: readonly Term[];
}

const CONFIRMED = 'allergens_confirmed';
const OTHER_DISH =
  'You changed the name. If the recipe has changed too, turn off “Allergens confirmed” until the kitchen has checked again.';

/**
 * One group of radio buttons for each allergen: Tab moves between allergens, arrow keys between answers. Confirmed
 * answers are collapsed into one line, since the kitchen has confirmed no others.
 */
export function AllergensField({ terms, ...props }: AllergensFieldProps) {
  const { value, change, label, input } = useField(props);
  const answers = value as AllergenAnswers;
  const { formState, setValue } = useFormContext();
  const isConfirmed = useWatch({ name: CONFIRMED }) as boolean;
  const dish = useWatch({ name: 'name' }) as string | undefined;
  const storedDish = formState.defaultValues?.name as string | undefined;
  const all = allTerms(terms, answers);
  return (
    <FieldGroup id={input.id} label={label} help={input.description} error={input.error}>
      <Folded
        names={[input.name]}
        summary={answersIn(answers, all)}
        isOpenAtFirst={!formState.defaultValues?.[CONFIRMED]}
      >
        <div className="ruled">
          {all.map((term) => (
            <AllergenRow
              key={term.slug}
              term={term}
              name={input.name}
              answer={answerOf(answers, term.slug)}
              onAnswer={(answer) => {
                change(withAnswer(answers, term.slug, answer));
                setValue(CONFIRMED, false);
              }}
            />
          ))}
        </div>
      </Folded>
      <p role="status" className="warned hides-empty">
        {!isConfirmed
          ? 'Not confirmed: guests are told to ask their server.'
          : storedDish && dish?.trim() !== storedDish && OTHER_DISH}
      </p>
    </FieldGroup>
  );
}

/** `Contains fish, sulfites. May contain egg.` */
function answersIn(answers: AllergenAnswers, terms: readonly Term[]): string {
  const named = (answer: Answer) =>
    terms
      .filter(({ slug }) => answerOf(answers, slug) === answer)
      .map(({ label }) => label.toLowerCase())
      .join(', ');
  const [contains, may] = [named('contains'), named('may')];
  const said = [contains && `Contains ${contains}.`, may && `May contain ${may}.`].filter(Boolean);
  return said.join(' ') || 'Contains none of them.';
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
