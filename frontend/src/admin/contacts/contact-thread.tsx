import { Box, Button, Textarea } from '@mantine/core';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { addNote, sendReply, type StaffContact } from '../../api/staff/staff-contacts';
import { useUnsavedWork } from '../kit/session/unsaved-work';
import { useSending } from '../kit/session/use-sending';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone } from '../kit/shell/notify';
import { useServerNow } from '../kit/shell/use-server-now';
import { exactTime } from '../kit/shell/when';
import styles from './contact-thread.module.css';
import { isFilledIn } from './filled-in';
import { replyWords } from './mail-words';
import { ReplyTemplates } from './reply-templates';
import { NOTHING, useKeptText } from './use-kept-text';

interface ThreadProps {
  contact: StaffContact;
  timezone: string;
  onWritten: (contact: StaffContact) => void;
  /** Fetches the message again: a colleague may have been faster, or only the answer was lost. */
  onFailed: () => void;
}

/** The replies that staff have sent from here, and the next one. */
export function ContactReplies({ contact, timezone, onWritten, onFailed }: ThreadProps) {
  const now = useServerNow();
  const onSent = (written: StaffContact) => {
    notifyDone(`Your reply to ${contact.name} is on its way`);
    onWritten(written);
  };
  return (
    <>
      {contact.replies.map(({ id, by, createdAt, mail, text }) => {
        const { text: state, isTrouble } = replyWords(mail, now, timezone);
        return (
          <Box
            component="article"
            key={id}
            aria-label="Reply"
            maw="var(--measure)"
            mb="md"
            ps="md"
            className="fits"
          >
            <p className="fine">
              {by} · <time dateTime={createdAt}>{exactTime(createdAt, now, timezone)}</time> ·{' '}
              <span className={isTrouble ? 'warned' : undefined}>{state}</span>
            </p>
            <div className={styles.text} dir="auto">
              {text}
            </div>
          </Box>
        );
      })}
      {contact.canReply && (
        <Writer
          words={REPLY}
          label={`Reply to ${contact.name}`}
          contact={contact}
          onWritten={onSent}
          onFailed={onFailed}
        />
      )}
    </>
  );
}

/** What staff tell each other about a message. It is never sent to the guest. */
export function ContactNotes({ timezone, ...thread }: ThreadProps) {
  const now = useServerNow();
  const { contact } = thread;
  return (
    <Box component="section" aria-label="Notes for colleagues" maw="var(--measure)" my="lg">
      {contact.notes.map(({ id, by, createdAt, text }) => (
        <article key={id} aria-label="Note" className={styles.note}>
          <p className="fine">
            {by} · <time dateTime={createdAt}>{exactTime(createdAt, now, timezone)}</time>
          </p>
          <div dir="auto">{text}</div>
        </article>
      ))}
      <Writer words={NOTE} label="Note for colleagues" {...thread} />
    </Box>
  );
}

const REPLY = {
  kind: 'reply',
  write: sendReply,
  help: 'Their message is quoted below yours. If they write back, it goes to the restaurant’s inbox.',
  field: {
    rows: 5,
    maxLength: 5_000,
    // Grows with its text in browsers that can; otherwise it can be resized.
    styles: { input: { minHeight: '8rem', maxHeight: '60dvh', fieldSizing: 'content' } },
  },
  button: { variant: 'filled', mt: 'sm' },
  action: 'Send reply',
  busy: 'Sending…',
  failure: ['Your reply', 'was not sent'],
  again: 'Press Send again: it won’t be sent twice.',
} as const;

const NOTE = {
  kind: 'note',
  write: addNote,
  help: 'Staff only. Never sent to the guest.',
  field: { rows: 2, maxLength: 2_000 },
  button: { variant: 'default', mt: 'xs' },
  action: 'Add note',
  busy: 'Adding…',
  failure: ['Your note', 'was not added'],
  again: 'Press Add again: it won’t be added twice.',
} as const;

interface WriterProps extends Omit<ThreadProps, 'timezone'> {
  words: typeof REPLY | typeof NOTE;
  label: string;
}

/** The text stays on this device until it is stored. */
function Writer({ words, label, contact: { id, name, replies }, onWritten, onFailed }: WriterProps) {
  const { kind, write, help, field, button, action, busy, failure, again } = words;
  const [{ text, sent, key: lastKey }, keep] = useKeptText(`${kind}:${id}`);
  const typed = text.trim();
  const { problem, isSending, onSubmit } = useSending(
    async () => {
      if (typed === '') return;
      if (kind === 'reply' && !isFilledIn(typed)) return 'Replace {name} with the guest’s name first.';
      const key = sent === typed ? lastKey : newIdempotencyKey();
      keep({ sent: typed, key });
      const written = await write(id, typed, key, replies.length);
      keep(NOTHING);
      onWritten(written);
    },
    (error) => {
      onFailed();
      const { title, why, mayBeDone, text: advice } = describeFailure(error, failure[0], failure[1]);
      return `${title}. ${mayBeDone ? `${why} ${again}` : advice}`;
    },
  );
  // If the sign-in has ended, shows here that it was not sent.
  useUnsavedWork(isSending || problem !== '');
  return (
    <Box component="form" maw="var(--measure)" my={kind === 'reply' ? 'md' : 0} onSubmit={onSubmit}>
      {kind === 'reply' && (
        <ReplyTemplates
          guest={name}
          text={text}
          isDisabled={isSending}
          onText={(added) => keep({ text: added })}
        />
      )}
      <Textarea
        {...field}
        label={label}
        description={help}
        resize="vertical"
        // Anything typed now would be cleared together with what was sent.
        readOnly={isSending}
        value={text}
        onChange={(event) => keep({ text: event.currentTarget.value })}
      />
      <div role="alert" className="hides-empty warned">
        {problem}
      </div>
      <Button {...button} type="submit" aria-disabled={isSending || typed === '' || undefined}>
        {isSending ? busy : action}
      </Button>
    </Box>
  );
}
