import { MAX_LENGTHS, MESSAGE_MIN_LENGTH } from '../../api/generated/limits';
import { HONEYPOT_FIELD } from '../../domain/contact-message';
import { useSite } from '../../features/site/use-site';
import { Button } from '../../ui/button';
import styles from './contact-form.module.css';
import { Field } from './field';
import { FormOutcome } from './form-outcome';
import { LetterHead } from './letter-head';
import { firstOf, useContactForm } from './use-contact-form';

const LENGTH_HINT = `Up to ${MAX_LENGTHS.message.toLocaleString('en-US')} characters.`;

/**
 * Without a script it is an ordinary form, which the web host checks by the same rules. After sending, focus
 * moves to the first field with a problem, else to the outcome.
 */
export function ContactForm() {
  const site = useSite();
  const { form, outcome, state, problems, fields, isMessageLong, submit, change, served } = useContactForm();
  const isSending = state.status === 'sending';
  const isServed = served !== undefined && state === served.outcome;
  const firstProblem = firstOf(problems);
  const common = (name: keyof typeof fields.values) => ({
    name,
    defaultValue: fields.values[name],
    problem: problems[name],
    readOnly: isSending,
    autoFocus: isServed && name === firstProblem,
  });
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      className={styles.letter}
      aria-labelledby="letter-title"
      aria-busy={isSending || undefined}
      onSubmit={(event) => void submit(event)}
      onInput={change}
    >
      <LetterHead site={site} />
      {(state.status === 'success' || state.status === 'error') && (
        <FormOutcome
          ref={outcome}
          outcome={state}
          phone={site.phone}
          isServed={isServed && firstProblem === undefined}
        />
      )}
      <div key={fields.key} className={styles.fields}>
        <Field {...common('name')} label="Name" autoComplete="name" required />
        <Field
          {...common('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <Field {...common('phone')} label="Phone" type="tel" autoComplete="tel" inputMode="tel" />
        <Field {...common('subject')} label="Subject" />
        <Field
          {...common('message')}
          label="Message"
          rows={8}
          minLength={MESSAGE_MIN_LENGTH}
          {...(isMessageLong && { hint: LENGTH_HINT })}
          required
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="contact-website">Leave this empty </label>
          <input
            id="contact-website"
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </div>
      </div>
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send message'}
      </Button>
      <p role="status" className="visually-hidden">
        {isSending ? 'Sending…' : isMessageLong && LENGTH_HINT}
      </p>
    </form>
  );
}
