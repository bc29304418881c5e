import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { useSite } from '../site/use-site';
import { buttonClass, type ButtonLook } from '../../ui/button';

/** Opens the booking provider in a new tab; otherwise offers the phone, else email, else nothing. */
export function BookTableLink({ look }: { look: ButtonLook }) {
  const site = useSite();
  if (site.booking_url !== '') {
    return (
      <a className={buttonClass(look)} href={site.booking_url} target="_blank" rel="noopener">
        Book a Table<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  const href = otherWay(site);
  return href === null ? null : (
    <a className={buttonClass(look)} href={href}>
      Book a Table
    </a>
  );
}

function otherWay({ phone, email }: Site): string | null {
  if (phone !== '') return phoneLink(phone);
  return email === '' ? null : `mailto:${email}`;
}
