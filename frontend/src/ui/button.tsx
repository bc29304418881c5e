import type { ComponentProps } from 'react';
import styles from './button.module.css';

/**
 * `primary` is the main action, `secondary` the other one; `light` and `clear` are their counterparts on a
 * picture or a band that stays dark. `compact` is a primary button for bars.
 */
export type ButtonLook = 'primary' | 'secondary' | 'light' | 'clear' | 'compact';

export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  look: ButtonLook;
  type?: 'button' | 'submit';
}

export function Button({ look, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the props allow only two types
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
