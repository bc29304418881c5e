import { useMemo } from 'react';
import { FindDialog } from '../../admin/find/find-dialog';
import { ADMIN_ROOT } from '../../admin/kit/session/own-path';
import { useMay } from '../../admin/kit/session/session-store';
import type { FindProps } from '../../admin/kit/layout/admin-layout';
import { NAV_ENTRIES, whoOpens } from '../../admin/kit/layout/admin-screens';
import { useServerToday } from '../../admin/kit/shell/use-server-today';
import { siteFields } from '../../admin/site/site-fields';
import { partAddress, partsFor } from '../../admin/site/part-list';

const ADDED = [
  { to: `${ADMIN_ROOT}/menu/new`, label: 'Add a dish' },
  { to: `${ADMIN_ROOT}/drinks/new`, label: 'Add a drink' },
  { to: `${ADMIN_ROOT}/offers/new`, label: 'Add an offer' },
  { to: `${ADMIN_ROOT}/events/new`, label: 'Add an event' },
];

/** Combines the screens’ searches here, because no screen may import another. */
export function FindAnything(dialog: FindProps) {
  const may = useMay();
  const today = useServerToday();
  const screens = useMemo(
    () =>
      [...NAV_ENTRIES.map(({ path, label }) => ({ to: `${ADMIN_ROOT}/${path}`, label })), ...ADDED].filter(
        ({ to }) => may(whoOpens(to)),
      ),
    [may],
  );
  const settings = useMemo(() => {
    const fields = Object.values<{ label: string; section?: string }>(siteFields(today));
    return partsFor(may('owner')).flatMap(({ id, title }) =>
      fields
        .filter(({ section }) => section === id)
        .map(({ label }) => ({ to: partAddress(id), label, detail: title })),
    );
  }, [may, today]);
  return <FindDialog {...{ screens, settings }} {...dialog} />;
}
