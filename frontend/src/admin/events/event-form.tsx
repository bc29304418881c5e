import { useMemo, useState } from 'react';
import { siteOnDemand } from '../../api/on-demand';
import { readEvent } from '../../api/events';
import type { EventCard } from '../../domain/event';
import { numberIn } from '../../domain/typed-number';
import { nextDay } from '../../domain/what-shows';
import { AnswersContext, AnswerStore } from '../../features/boot/answer-store';
import { BootContext } from '../../features/boot/boot-context';
import { EventEntry } from '../../features/event/event-entry';
import { CardForm } from '../cards/card-form';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { useServerToday } from '../kit/shell/use-server-today';
import { daysOf, EVENT_FIELDS, EVENT_RULES, type EventValues } from './event-fields';
import { useClosedDays, useEventKind } from './event-kind';

const drawPreview = (values: EventValues) => <EventPreview values={values} />;

export function EventForm() {
  return (
    <CardForm
      kind={useEventKind()}
      fields={EVENT_FIELDS}
      rules={EVENT_RULES}
      notCopied={{ date: '', endDate: '', weekdays: [], startTime: '', endTime: '' }}
      preview={drawPreview}
    />
  );
}

function EventPreview({ values }: { values: EventValues }) {
  const restaurant = useRestaurant();
  const today = useServerToday();
  const closedDays = useClosedDays();
  const answers = useMemo(() => new AnswerStore({ [siteOnDemand.key]: restaurant }), [restaurant]);
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: location.origin }));
  return (
    <AnswersContext value={answers}>
      <BootContext value={boot}>
        <EventEntry event={cardOf(values, today, closedDays)} isFirst isNear />
      </BootContext>
    </AnswersContext>
  );
}

/** As on the site, a weekly event shows its next day when the restaurant is open. */
export function cardOf(values: EventValues, today: string, closedDays: readonly string[]): EventCard {
  const { title, desc, image, price, ctaLabel, ctaTo, type, place, seats } = values;
  const days = daysOf(values);
  return readEvent({
    ...days,
    type,
    place,
    seats,
    ctaLabel,
    ctaTo,
    id: 'preview',
    title: title.trim() || 'Title of the event',
    desc: desc.trim(),
    date: nextDay({ ...days, closedDays }, today) ?? days.date,
    price: numberIn(price),
    image: image?.src ?? null,
  });
}
