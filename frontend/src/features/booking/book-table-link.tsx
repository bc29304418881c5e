import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';
import { useSite } from '../site/use-site';
import { ActionLink } from '../../ui/action-link';
import type { ButtonLook } from '../../ui/button';

/** Opens the booking provider in a new tab, or the form that leads to it; else offers phone, email or nothing. */
export function BookTableLink({ look }: { look: ButtonLook }) {
  const site = useSite();
  const href = site.booking_url || (site.booking_template && '/reservations') || otherWay(site);
  return (
    href && (
      <ActionLink to={href} look={look}>
        Book a Table
      </ActionLink>
    )
  );
}

function otherWay({ phone, email }: Site): string | null {
  if (phone !== '') return phoneLink(phone);
  return email === '' ? null : `mailto:${email}`;
}
