import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import { ALT_LENGTH } from './picture-rules';

interface AltTextFieldProps {
  value: string;
  onChange: (alt: string) => void;
  problem: string | null;
  onEnter: () => void;
  isReadOnly?: boolean;
  /** In a dialog, when it opens. */
  hasFocus?: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

export function AltTextField(props: AltTextFieldProps) {
  const { value, onChange, problem, onEnter, isReadOnly, hasFocus, inputRef } = props;
  return (
    <Textarea
      ref={inputRef}
      wrapperProps={{ 'data-field': '' }}
      label="What does the photo show?"
      description="One sentence for people who can’t see it. Say what is on the plate, not “photo of”. For example: Round croquettes on a blue plate, one broken open."
      required
      data-autofocus={hasFocus}
      rows={3}
      maxLength={ALT_LENGTH}
      readOnly={isReadOnly}
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
