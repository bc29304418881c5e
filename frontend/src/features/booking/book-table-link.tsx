import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { useSite } from '../site/use-site';
import { buttonClass, type ButtonLook } from '../../ui/button';

/** Opens the booking provider in a new tab; otherwise offers the phone, else email, else nothing. */
export function BookTableLink({ look }: { look: ButtonLook }) {
  const site = useSite();
  const href = site.booking_url || otherWay(site);
  const target = site.booking_url === '' ? undefined : '_blank';
  return (
    href && (
      <a className={buttonClass(look)} href={href} target={target} rel="noopener">
        Book a Table{target && <span className="visually-hidden"> (opens in a new tab)</span>}
      </a>
    )
  );
}

function otherWay({ phone, email }: Site): string | null {
  if (phone !== '') return phoneLink(phone);
  return email === '' ? null : `mailto:${email}`;
}
