import { BootContext } from '../../features/boot/boot-context';
import { HoursBox } from '../../features/find-us/hours-box';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import type { OpeningSpan, Site, WeekdayIndex } from '../../domain/site';
import { useState } from 'react';
import styles from './hours-preview.module.css';
import { type SiteValues, WEEKDAY_FIELDS } from './site-values';
import { isWhole } from './spans-problem';

/**
 * The hours as the footer and the way to the restaurant show them. A day of the week always stands there, and one without
 * whole times as closed: while they are half typed, that is said.
 */
export function HoursPreview({ values }: { values: SiteValues }) {
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: window.location.origin }));
  const unfinished = WEEKDAY_FIELDS.filter((field) => isHalfTyped(values[field]));
  return (
    <BootContext value={boot}>
      <HoursBox site={shownSite(values)} />
      {unfinished.map((field) => (
        <p key={field} className={styles.remark}>
          {`${field.charAt(0).toUpperCase()}${field.slice(1)}`} stands as closed here until both its times are
          typed.
        </p>
      ))}
    </BootContext>
  );
}

/** Open, but at no time that could be shown yet. */
function isHalfTyped(spans: readonly OpeningSpan[]): boolean {
  return spans.length > 0 && !spans.some(isWhole);
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
      .filter(({ date, spans }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !isHalfTyped(spans))
      .map(({ date, spans, note }) => ({ date, spans: spans.filter(isWhole), note: note.trim() })),
  };
}
