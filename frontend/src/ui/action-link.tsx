import type { ReactNode } from 'react';
import { isInternalLink } from '../domain/link';
import { buttonClass, type ButtonLook } from './button';
import { Link } from './link';

interface ActionLinkProps {
  /** A path on this site stays in the app, a phone number or email address opens its app, others a new tab. */
  to: string;
  look: ButtonLook;
  children: ReactNode;
}

export function ActionLink({ to, look, children }: ActionLinkProps) {
  if (isInternalLink(to)) {
    return (
      <Link to={to} className={buttonClass(look)}>
        {children}
      </Link>
    );
  }
  const target = /^(tel|mailto):/i.test(to) ? undefined : '_blank';
  return (
    <a href={to} className={buttonClass(look)} target={target} rel="noopener">
      {children}
      {target && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
