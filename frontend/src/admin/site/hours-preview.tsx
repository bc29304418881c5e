import { Box } from '@mantine/core';
import { useState } from 'react';
import type { OpeningSpan, Site } from '../../domain/site';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { weekdayName } from '../../domain/hours-format';
import { BootContext } from '../../features/boot/boot-context';
import { HoursBox } from '../../features/find-us/hours-box';
import type { SiteValues } from './site-fields';
import { WEEKDAY_FIELDS } from './site-values';
import { isWhole } from './spans-problem';

type PreviewedValues = Pick<SiteValues, 'timezone' | 'exceptions' | (typeof WEEKDAY_FIELDS)[number]>;

/** The hours as visitors see them. A weekday with half-typed times shows as closed, with a note. */
export function HoursPreview({ values }: { values: PreviewedValues }) {
  const [boot] = useState(() => ({ now: new Date().toISOString(), origin: window.location.origin }));
  const site = shownSite(values);
  return (
    <BootContext value={boot}>
      <HoursBox site={site} />
      {site.hours.map(
        ({ weekday }) =>
          isHalfTyped(values[WEEKDAY_FIELDS[weekday]]) && (
            <Box component="p" key={weekday} className="fine" mt="sm">
              {weekdayName(weekday)} shows as closed here until both times are entered.
            </Box>
          ),
      )}
    </BootContext>
  );
}

function isHalfTyped(spans: readonly OpeningSpan[]): boolean {
  return spans.length > 0 && !spans.some(isWhole);
}

function shownSite(values: PreviewedValues): Site {
  return {
    ...DEFAULT_SITE,
    timezone: values.timezone,
    hours: DEFAULT_SITE.hours.map(({ weekday }) => ({
      weekday,
      spans: values[WEEKDAY_FIELDS[weekday]].filter(isWhole),
    })),
    exceptions: values.exceptions
      .filter(({ date, spans }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !isHalfTyped(spans))
      .map(({ date, spans, note }) => ({ date, spans: spans.filter(isWhole), note: note.trim() })),
  };
}
