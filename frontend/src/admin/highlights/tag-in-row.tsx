import { TextInput, UnstyledButton } from '@mantine/core';
import { useEditInPlace } from '../lists/use-edit-in-place';
import { useUnsavedWork } from '../session/unsaved-work';
import { isDropped, LONGEST_TAG } from './shown-tag';
import styles from './tag-in-row.module.css';

interface TagInRowProps {
  /** What the highlight is called. */
  name: string;
  /** What is written on it here; may be empty. */
  tag: string;
  /** What its dish has, shown where the highlight has none; may be empty. */
  dishTag: string;
  onSave: (tag: string) => void;
}

/**
 * A tag that is changed where it stands: a press opens it with its text selected, Enter or leaving it saves, Escape gives up.
 * After Enter and Escape the focus is on the tag again. That the page leaves a claim out is said while it is typed (a status).
 */
export function TagInRow({ name, tag, dishTag, onSave }: TagInRowProps) {
  const { typed, setTyped, button, input, onKeyDown } = useEditInPlace();
  useUnsavedWork(typed !== null && typed.trim() !== tag);

  if (typed === null) {
    const shown = tag || dishTag;
    return (
      <UnstyledButton
        ref={button}
        className={styles.tag}
        data-row-part="tag"
        data-dropped={isDropped(shown) || undefined}
        aria-label={shown === '' ? `Add a tag to ${name}` : `Tag of ${name}: ${shown}. Change it`}
        onClick={() => setTyped(tag)}
      >
        {shown === '' ? 'Add a tag' : `“${shown}”`}
        {isDropped(shown) && ' (not shown)'}
      </UnstyledButton>
    );
  }

  const close = () => setTyped(null);
  const save = (): boolean => {
    const given = typed.trim().replace(/\s+/g, ' ');
    if (given !== tag) onSave(given);
    close();
    return true;
  };
  return (
    <TextInput
      ref={input}
      className={styles.field}
      aria-label={`Tag of ${name}`}
      placeholder={dishTag === '' ? 'A word or two on the picture' : `${dishTag} (the dish’s own)`}
      maxLength={LONGEST_TAG}
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      description={<span role="status">{helpOf(typed)}</span>}
      inputWrapperOrder={['input', 'description']}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => onKeyDown(event, save, close)}
      onBlur={save}
    />
  );
}

function helpOf(typed: string): string {
  if (isDropped(typed)) {
    return 'Diners will not see this one: a highlight never says that a dish is free of something. Use the dish’s dietary tags.';
  }
  return typed.length === LONGEST_TAG ? `A tag has at most ${LONGEST_TAG} characters.` : '';
}
