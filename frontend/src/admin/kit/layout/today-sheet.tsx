import { Box, Button, Divider, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { hoursOn } from '../../../domain/hours';
import { formatCalendarDate, formatSpans } from '../../../domain/hours-format';
import { SpecialSwitch } from '../lists/special-switch';
import { AdminIcon } from '../shell/admin-icon';
import { FOCUS_TITLE } from '../shell/title-focus';
import { useRestaurant } from '../shell/use-restaurant';
import { useMay } from '../session/session-store';
import { mattersOf } from './matters';
import { Sheet } from './sheet';
import styles from './today-sheet.module.css';
import type { AttentionState } from './use-attention';

interface TodaySheetProps {
  opened: boolean;
  onClose: () => void;
  state: AttentionState;
}

export function TodaySheet({ opened, onClose, state }: TodaySheetProps) {
  return (
    <Sheet title="Today" opened={opened} onClose={onClose}>
      <Today {...{ state, onClose }} />
    </Sheet>
  );
}

function Today({ state: { attention, hasFailed, refetch }, onClose }: Omit<TodaySheetProps, 'opened'>) {
  const restaurant = useRestaurant();
  const may = useMay();
  if (!attention) {
    return hasFailed ? (
      <Stack role="alert" align="flex-start" p="sm">
        <p>What needs attention could not be loaded. Check the connection, then try again.</p>
        <Button variant="default" onClick={refetch}>
          Try again
        </Button>
      </Stack>
    ) : (
      <Stack role="status" aria-label="Checking what needs attention" gap="xs">
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </Stack>
    );
  }
  const matters = mattersOf(attention, may);
  const { date, exception } = attention.today;
  const usual = hoursOn({ ...restaurant, exceptions: [] }, date);
  const leaving = { state: FOCUS_TITLE, onClick: onClose };
  return (
    <>
      <Box component="p" px="sm" mb="xs" c="dimmed">
        {formatCalendarDate(date)}
      </Box>
      {hasFailed && (
        <Box component="p" px="sm" mb="xs" c="var(--color-warn)">
          Couldn’t refresh. This may be out of date.
        </Box>
      )}
      <Divider />
      {matters.length === 0 ? (
        <Text p="sm">Nothing needs your attention.</Text>
      ) : (
        <ul role="list" className="ruled">
          {matters.map(({ text, to }) => (
            <li key={to + text}>
              <Link className={styles.matter} to={to} {...leaving}>
                <span>{text}</span>
                <AdminIcon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Box p="sm">
        <SpecialSwitch special={attention.special} dishes={attention.special.dishes} />
      </Box>
      <Divider />
      <Box p="sm">
        {exception ? (
          <>
            <strong>Special hours today: {formatSpans(exception.spans)}</strong>
            {exception.note !== '' && ` (${exception.note})`}
          </>
        ) : (
          <>Regular hours today: {formatSpans(usual.spans)}</>
        )}{' '}
        {may('manager') && (
          <div>
            <Link className="target" to="/admin/site" {...leaving}>
              Change the hours
            </Link>
          </div>
        )}
      </Box>
    </>
  );
}
