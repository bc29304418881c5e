import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './form-notice.module.css';

/** A box in a form for a problem, or for something staff should know before they save. */
export function FormNotice({ isProblem = false, ...rest }: ComponentProps<'div'> & { isProblem?: boolean }) {
  return <div className={styles.notice} data-problem={isProblem || undefined} {...rest} />;
}

/** A button in a notice. The notice may disappear, so “Save” takes over the focus. */
export function NoticeButton({ run, ...rest }: ButtonProps & { run: () => void }) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    run();
  };
  return <Button variant="default" {...rest} onClick={press} />;
}
