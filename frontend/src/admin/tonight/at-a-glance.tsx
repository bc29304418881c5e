import { Box, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { eventsOnDemand, highlightsOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import { ATTENTION_KEY, fetchAttention, type StaffAttention } from '../../api/staff/staff-attention';
import { endingDay, type EventCard } from '../../domain/event';
import { formatTime } from '../../domain/hours-format';
import { useMay } from '../kit/session/session-store';
import { counted } from '../kit/lists/noun';
import { SpecialSwitch } from '../kit/lists/special-switch';
import { AdminIcon, type AdminIconName } from '../kit/shell/admin-icon';
import { FOCUS_TITLE } from '../kit/shell/title-focus';
import { useServerToday } from '../kit/shell/use-server-today';
import styles from './at-a-glance.module.css';

/** More names would push the dishes off a phone's screen. */
const NAMED = 3;

/** A tablet in the kitchen shows this screen for days, and each day has its own. */
const KEPT_FRESH = { refreshInterval: 5 * 60_000 };

export function AtAGlance() {
  const { data: attention } = useSWR<StaffAttention, unknown>(ATTENTION_KEY, fetchAttention);
  const { data: events = [] } = useSWR(eventsOnDemand.key, () => fetchOnDemand(eventsOnDemand), KEPT_FRESH);
  const { data: highlights = [] } = useSWR(
    highlightsOnDemand.key,
    () => fetchOnDemand(highlightsOnDemand),
    KEPT_FRESH,
  );
  const today = useServerToday();
  if (!attention) return null;
  const { special, newMessages } = attention;
  return (
    <Box component="section" aria-label="Also tonight" mb="xs">
      <Paper withBorder px="sm" pt="xs" pb="sm">
        <SpecialSwitch special={special} dishes={special.dishes} />
      </Paper>
      <Group component="ul" role="list" gap="var(--space-1) var(--space-5)" mt="xs">
        <li>
          <Link to="/admin/contacts?state=new" state={FOCUS_TITLE} className={styles.link}>
            <AdminIcon name="mail" />
            {newMessages === 0 ? 'No unread messages' : counted(newMessages, 'unread message')}
          </Link>
        </li>
        {events
          .filter((event) => isOn(event, today))
          .map((event) => (
            <li key={event.id}>
              <GlanceLine icon="calendar" to={`/admin/events/${encodeURIComponent(event.id)}`}>
                {event.title}
                {event.startTime && `, ${formatTime(event.startTime)}`}
              </GlanceLine>
            </li>
          ))}
        {highlights.length > 0 && (
          <li>
            <GlanceLine icon="star" to="/admin/highlights">
              <span>
                Highlights:{' '}
                <span lang="es">
                  {highlights
                    .slice(0, NAMED)
                    .map(({ name }) => name)
                    .join(', ')}
                </span>
                {highlights.length > NAMED && ` and ${highlights.length - NAMED} more`}
              </span>
            </GlanceLine>
          </li>
        )}
      </Group>
    </Box>
  );
}

/** A link, for those who may change what it names. */
function GlanceLine({ icon, to, children }: { icon: AdminIconName; to: string; children: ReactNode }) {
  const may = useMay();
  const line = (
    <>
      <AdminIcon name={icon} />
      {children}
    </>
  );
  if (!may('manager')) return <span className={styles.link}>{line}</span>;
  return (
    <Link to={to} state={FOCUS_TITLE} className={styles.link}>
      {line}
    </Link>
  );
}

/** A weekly event comes with its next day. Until it ends after midnight, it is yesterday's. */
function isOn(event: EventCard, today: string): boolean {
  const { date, endDate, weekdays } = event;
  if (date === null || date > today) return false;
  return today <= endingDay(event, weekdays.length === 0 ? (endDate ?? date) : date);
}
