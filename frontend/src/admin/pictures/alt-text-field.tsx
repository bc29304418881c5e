import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import { ALT_LENGTH } from './picture-limits';

interface AltTextFieldProps {
  value: string;
  onChange: (alt: string) => void;
  /** What is wrong with it, said beside it. */
  problem: string | null;
  /** Enter, which has no other use in one sentence. */
  onEnter: () => void;
  isDisabled?: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** What a picture shows, in a sentence: for those who don't see it, and for search engines. Required. */
export function AltTextField({ value, onChange, problem, onEnter, isDisabled, inputRef }: AltTextFieldProps) {
  return (
    <Textarea
      ref={inputRef}
      label="What does the picture show?"
      description="One sentence for people who can’t see it. Say what is on the plate, not “photo of”. For example: Round croquettes on a blue plate, one broken open."
      required
      rows={3}
      maxLength={ALT_LENGTH}
      disabled={isDisabled}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
