import { formatAddress, mapLink } from '../../domain/directions';
import { phoneLink } from '../../domain/phone';
import type { Site } from '../../domain/site';

// Each renders nothing if the owner left its value empty.

export function PhoneLink({ phone }: Pick<Site, 'phone'>) {
  return phone === '' ? null : <a href={phoneLink(phone)}>{phone}</a>;
}

export function EmailLink({ email }: Pick<Site, 'email'>) {
  const [name, host] = email.split('@');
  if (!host) return null;
  return (
    // Chromium reads out `<wbr>` as a space.
    <a href={`mailto:${email}`} aria-label={email}>
      {name}@<wbr />
      {host}
    </a>
  );
}

export function AddressLink({ site }: { site: Site }) {
  const address = formatAddress(site);
  if (address === '') return null;
  return (
    <a
      href={mapLink(site)}
      target="_blank"
      rel="noopener"
      aria-label={`${address} (opens in a new tab)`}
      // A street sign is not translated either.
      translate="no"
    >
      {address}
    </a>
  );
}
