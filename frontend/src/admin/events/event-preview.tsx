import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { cardOf } from '../../api/staff/staff-events';
import { BootContext } from '../../features/boot/boot-context';
import { EventEntry } from '../../features/events-carousel/event-entry';
import { useRestaurant } from '../shell/use-restaurant';
import { type EventValues, fieldsOf } from './event-values';

/** The card as the site shows it, drawn by the site's own part, which asks for the restaurant and the time as on a page. */
export function EventPreview({ values }: { values: EventValues }) {
  const restaurant = useRestaurant();
  const fallback = useMemo(() => ({ [siteOnDemand.key]: restaurant }), [restaurant]);
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: location.origin }));
  const title = values.title.trim() || 'Title of the event';
  const description = values.description.trim();
  return (
    <SWRConfig value={{ fallback }}>
      <BootContext value={boot}>
        <EventEntry event={cardOf(fieldsOf({ ...values, title, description }))} />
      </BootContext>
    </SWRConfig>
  );
}
