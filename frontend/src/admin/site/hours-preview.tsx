import { BootContext } from '../../features/boot/boot-context';
import { HoursBox } from '../../features/find-us/hours-box';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import type { Site, WeekdayIndex } from '../../domain/site';
import { useState } from 'react';
import { type SiteValues, WEEKDAY_FIELDS } from './site-values';
import { isWhole } from './spans-problem';

/** The hours as the footer and the way to the restaurant show them. */
export function HoursPreview({ values }: { values: SiteValues }) {
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: window.location.origin }));
  return (
    <BootContext value={boot}>
      <HoursBox site={shownSite(values)} />
    </BootContext>
  );
}

/** The restaurant with the hours of the form; what is half typed is left out. */
function shownSite(values: SiteValues): Site {
  return {
    ...DEFAULT_SITE,
    timezone: values.timezone,
    hours: WEEKDAY_FIELDS.map((field, weekday) => ({
      weekday: weekday as WeekdayIndex,
      spans: values[field].filter(isWhole),
    })),
    exceptions: values.exceptions
      .filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date))
      .map(({ date, spans, note }) => ({ date, spans: spans.filter(isWhole), note: note.trim() })),
  };
}
