import { formatAddress, mapLink } from '../../domain/directions';
import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';

// Each shows nothing where the owner left its value out: a link that leads nowhere is worse than none.

export function PhoneLink({ phone }: Pick<Site, 'phone'>) {
  return phone === '' ? null : <a href={phoneLink(phone)}>{phone}</a>;
}

export function EmailLink({ email }: Pick<Site, 'email'>) {
  return email === '' ? null : <a href={`mailto:${email}`}>{email}</a>;
}

export function AddressLink({ site }: { site: Site }) {
  const address = formatAddress(site);
  if (address === '') return null;
  return (
    <a href={mapLink(site)} target="_blank" rel="noopener" aria-label={`${address} (opens in a new tab)`}>
      {address}
    </a>
  );
}
