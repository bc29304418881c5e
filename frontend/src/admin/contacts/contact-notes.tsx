import { Button, Group, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { addNote, type StaffContact } from '../../api/staff/staff-contacts';
import { describeFailure } from '../kit/shell/describe-failure';
import { useNow } from '../kit/shell/use-now';
import { exactTime } from '../kit/shell/when';
import styles from './contact-replies.module.css';
import { useKeptText } from './use-kept-text';

const LONGEST = 2_000;

interface ContactNotesProps {
  contact: StaffContact;
  timezone: string;
  onAdded: (contact: StaffContact) => void;
}

/** What staff tell each other about a message. It is never sent to the guest. */
export function ContactNotes({ contact, timezone, onAdded }: ContactNotesProps) {
  const now = useNow();
  const [text, keep] = useKeptText(`note:${contact.id}`);
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  // The same text keeps its key, so that trying again adds no second note.
  const attempt = useRef({ text: '', key: '' });

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = text.trim();
    if (isSaving || words === '') return;
    if (attempt.current.text !== words) attempt.current = { text: words, key: crypto.randomUUID() };
    setIsSaving(true);
    setProblem('');
    try {
      const added = await addNote(contact.id, words, attempt.current.key);
      keep('');
      attempt.current = { text: '', key: '' };
      onAdded(added);
    } catch (error) {
      const { title, why, mayBeDone, text: advice } = describeFailure(error, 'Your note', 'was not added');
      setProblem(`${title}. ${mayBeDone ? `${why} Press Add again: it won’t be added twice.` : advice}`);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <section aria-label="Notes for colleagues" className={styles.notes}>
      {contact.notes.map((note) => (
        <article key={note.id} aria-label="Note" className={styles.note}>
          <p className="fine">
            {note.by} · <time dateTime={note.createdAt}>{exactTime(note.createdAt, now, timezone)}</time>
          </p>
          <div dir="auto">{note.text}</div>
        </article>
      ))}
      <form onSubmit={(event) => void save(event)}>
        <Textarea
          label="Note for colleagues"
          description="Only staff see it. It is never sent to the guest."
          rows={2}
          resize="vertical"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => keep(event.currentTarget.value)}
        />
        <div role="alert" className="hides-empty warned">
          {problem}
        </div>
        <Group mt="xs">
          <Button
            type="submit"
            variant="default"
            mih={44}
            aria-disabled={isSaving || text.trim() === '' || undefined}
          >
            {isSaving ? 'Adding…' : 'Add note'}
          </Button>
        </Group>
      </form>
    </section>
  );
}
