import { Button, Stack, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { sendReply, type StaffContact } from '../../api/staff/staff-contacts';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone } from '../kit/shell/notify';
import { useNow } from '../kit/shell/use-now';
import { exactTime } from '../kit/shell/when';
import styles from './contact-replies.module.css';
import { replyWords } from './mail-words';
import { useKeptText } from './use-kept-text';

const LONGEST = 5_000;

interface ContactRepliesProps {
  contact: StaffContact;
  timezone: string;
  onSent: (contact: StaffContact) => void;
}

/** What staff have answered from here, and the next answer. */
export function ContactReplies({ contact, timezone, onSent }: ContactRepliesProps) {
  const now = useNow();
  return (
    <>
      {contact.replies.map((reply) => {
        const { text, isTrouble } = replyWords(reply.mail, now, timezone);
        return (
          <article key={reply.id} aria-label="Reply" className={styles.reply}>
            <p className="fine">
              {reply.by} · <time dateTime={reply.createdAt}>{exactTime(reply.createdAt, now, timezone)}</time>{' '}
              · <span className={isTrouble ? 'warned' : undefined}>{text}</span>
            </p>
            <div className={styles.text} dir="auto">
              {reply.text}
            </div>
          </article>
        );
      })}
      {contact.canReply && <ReplyForm contact={contact} onSent={onSent} />}
    </>
  );
}

/** The text stays on this device until it is sent. */
function ReplyForm({ contact, onSent }: Pick<ContactRepliesProps, 'contact' | 'onSent'>) {
  const [text, keep] = useKeptText(`reply:${contact.id}`);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  // The same text keeps its key, so that trying again sends no second mail.
  const attempt = useRef({ text: '', key: '' });

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = text.trim();
    if (isSending || words === '') return;
    if (attempt.current.text !== words) attempt.current = { text: words, key: crypto.randomUUID() };
    setIsSending(true);
    setProblem('');
    try {
      const now = await sendReply(contact.id, words, attempt.current.key);
      keep('');
      notifyDone(`Your reply to ${contact.name} is on its way`);
      onSent(now);
    } catch (error) {
      const { title, why, mayBeDone, text: advice } = describeFailure(error, 'Your reply', 'was not sent');
      setProblem(`${title}. ${mayBeDone ? `${why} Press Send again: it won’t be sent twice.` : advice}`);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap="sm">
        <Textarea
          label={`Reply to ${contact.name}`}
          description="The message is quoted below it. Their answer goes to the restaurant’s inbox."
          rows={5}
          resize="vertical"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => keep(event.currentTarget.value)}
        />
        <div role="alert" className="hides-empty warned">
          {problem}
        </div>
        <Button
          type="submit"
          mih={44}
          w="fit-content"
          aria-disabled={isSending || text.trim() === '' || undefined}
        >
          {isSending ? 'Sending…' : 'Send reply'}
        </Button>
      </Stack>
    </form>
  );
}
