import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { readEvents } from '../../api/events';
import type { EventCard } from '../../domain/event';
import { BootContext } from '../../features/boot/boot-context';
import { EventEntry } from '../../features/events-carousel/event-entry';
import { useRestaurant } from '../kit/shell/use-restaurant';
import type { EventValues } from './event-fields';

export function EventPreview({ values }: { values: EventValues }) {
  const restaurant = useRestaurant();
  const fallback = useMemo(() => ({ [siteOnDemand.key]: restaurant }), [restaurant]);
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: location.origin }));
  return (
    <SWRConfig value={{ fallback }}>
      <BootContext value={boot}>
        <EventEntry event={cardOf(values)} />
      </BootContext>
    </SWRConfig>
  );
}

export function cardOf({ title, desc, date, endDate, image, ...rest }: EventValues): EventCard {
  const [card] = readEvents([
    {
      ...rest,
      id: 'preview',
      title: title.trim() || 'Title of the event',
      desc: desc.trim(),
      date: date || null,
      endDate: endDate || null,
      image: image?.src ?? null,
    },
  ]);
  if (!card) throw new Error('The site’s reader drops no entry.');
  return card;
}
