import { useEffect, useRef } from 'react';
import type { Complaint } from './field-errors';
import { FormNotice } from './form-notice';
import { fieldId } from './form-words';

interface ErrorSummaryProps {
  complaints: readonly Complaint[];
  /** Number of refused saves: each moves focus to the summary. */
  refusals: number;
  reveal?: (name: string) => void;
}

/** Takes focus when a save is refused, and links to each field. */
export function ErrorSummary({ complaints, refusals, reveal }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  // The problems may arrive a moment after the count.
  useEffect(() => {
    if (refusals === answered.current || !box.current) return;
    answered.current = refusals;
    box.current.focus();
  });
  if (refusals === 0 || complaints.length === 0) return null;
  return (
    <FormNotice isProblem ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">
        Fix {complaints.length === 1 ? 'one thing' : `${complaints.length} things`} to save
      </h2>
      <ul role="list">
        {complaints.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name === null ? (
              message
            ) : (
              <a
                className="target"
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  // Only the focus moves: the address may name a tab of the form.
                  event.preventDefault();
                  reveal?.(name);
                  goTo(name);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}

function goTo(name: string): void {
  // A problem with a part that has no input links to the field.
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const target = inputOf(parts.slice(0, length).join('.'));
    if (target === null) continue;
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return;
  }
}

function inputOf(name: string): HTMLElement | null {
  const byId = document.getElementById(fieldId(name));
  if (byId?.matches(FOCUSABLE)) return byId;
  const box = byId ?? document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  return box?.querySelector<HTMLElement>(FOCUSABLE) ?? document.getElementsByName(name)[0] ?? null;
}

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]';
