import { MAX_LENGTHS, MESSAGE_MIN_LENGTH } from '../../api/generated/limits';
import { CONTACT_SUBJECTS, HONEYPOT_FIELD } from '../../domain/contact-message';
import { townOf } from '../../domain/directions';
import type { Site } from '../../domain/site';
import { useSite } from '../../features/site/use-site';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './contact-form.module.css';
import { Field } from './field';
import { FormOutcome } from './form-outcome';
import stamp from './stamp.module.css';
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
        <Field {...common('subject')} label="Subject" choices={[...CONTACT_SUBJECTS, 'Something else']} />
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
      <p className="note">
        Your message is stored for our staff to read and answer. <Link to="/privacy">What we store</Link>
      </p>
      <p role="status" className="visually-hidden">
        {isSending ? 'Sending…' : isMessageLong && LENGTH_HINT}
      </p>
    </form>
  );
}

function LetterHead({ site }: { site: Site }) {
  const town = townOf(site);
  return (
    <div className={styles.head}>
      <div className="shrinks">
        <h2 id="letter-title" className="text-2xl">
          Write to us
        </h2>
        <p className={styles.address}>
          <span lang="es">{site.name}</span>{' '}
          {site.street_address !== '' && <span>{site.street_address}</span>}{' '}
          {town !== '' && <span>{town}</span>}
        </p>
      </div>
      <Stamp />
    </div>
  );
}

function Stamp() {
  return (
    <svg className={stamp.stamp} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
      <g transform="translate(48 0)">
        <path className={stamp.paper} d="M4 4h64v80H4z" />
        <path className={stamp.teeth} d="M4 4h64v80H4z" />
        <path className={stamp.ground} d="M12 12h48v64H12z" />
        <g className={stamp.tile} transform="translate(12 20)">
          <path d="M0 0h14a14 14 0 0 1-14 14zM48 0v14a14 14 0 0 1-14-14zM48 48h-14a14 14 0 0 1 14-14zM0 48v-14a14 14 0 0 1 14 14z" />
          <path d="M24 5q7 9.5 0 19q-7-9.5 0-19zM43 24q-9.5 7-19 0q9.5-7 19 0zM24 43q-7-9.5 0-19q7 9.5 0 19zM5 24q9.5-7 19 0q-9.5 7-19 0z" />
          <circle className={stamp.heart} cx="24" cy="24" r="4" />
        </g>
      </g>
      <g className={stamp.postmark}>
        <circle cx="34" cy="56" r="25" />
        <circle cx="34" cy="56" r="18" />
        <path d="M56 44q8-5 16 0t16 0M58 52q8-5 16 0t16 0M58 60q8-5 16 0t16 0M56 68q8-5 16 0t16 0" />
      </g>
    </svg>
  );
}
