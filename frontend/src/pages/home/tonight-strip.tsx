import { openStateAt, todaysHours } from '../../domain/hours';
import { formatSpans, formatTime } from '../../domain/hours-format';
import { wallClock } from '../../domain/zoned-time';
import { formatAddress } from '../../domain/directions';
import { useNow } from '../../features/boot/boot-context';
import { AddressLink, PhoneLink } from '../../features/site/contact-links';
import { useSite } from '../../features/site/use-site';
import styles from './tonight-strip.module.css';

function clockTime(instant: Date, timezone: string): string {
  const { minutes } = wallClock(instant, timezone);
  const pad = (part: number) => String(part).padStart(2, '0');
  return formatTime(`${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`);
}

/** What matters tonight: whether the kitchen is open, where it is, whom to call. */
export function TonightStrip() {
  const site = useSite();
  const now = useNow();
  const today = todaysHours(site, now);
  const state = openStateAt(site, now);
  return (
    <section aria-label="Tonight">
      <dl className={styles.facts}>
        <div>
          <dt>{state.isOpen ? 'Open now' : 'Today'}</dt>
          <dd>
            {state.isOpen ? `until ${clockTime(state.closesAt, site.timezone)}` : formatSpans(today.spans)}
            {today.note !== '' && ` (${today.note})`}
          </dd>
        </div>
        {formatAddress(site) !== '' && (
          <div>
            <dt>Find us</dt>
            <dd>
              <AddressLink site={site} />
            </dd>
          </div>
        )}
        {site.phone !== '' && (
          <div>
            <dt>Call</dt>
            <dd>
              <PhoneLink phone={site.phone} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
