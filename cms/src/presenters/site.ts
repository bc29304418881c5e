import type { z } from 'zod';
import { site } from '../contract/entities/site';
import type { CalendarDate } from '../rules/calendar';
import { exceptionsFrom, exceptionsOf, weekOf, type DateTimes, type DayTimes } from '../rules/opening-hours';
import { placeOf, type RestaurantPlace } from '../rules/restaurant-place';
import type { Term } from '../rules/vocabularies';
import { columnsOf, dinersPart, type Stored, type Unversioned } from './columns';

export type SiteRecord = Partial<Stored<typeof site.fields>> &
  Partial<Record<keyof RestaurantPlace, string | null>> & {
    hours?: readonly DayTimes[] | null;
    exceptions?: readonly DateTimes[] | null;
    reply_templates?: readonly z.output<typeof site.forStaff>['reply_templates'][number][] | null;
  };

export interface Vocabulary {
  dietary_tags: readonly Term[];
  allergens: readonly Term[];
}

/** The restaurant as diners see it, with only those special hours that still matter. */
export function publicSite(record: SiteRecord, today: CalendarDate): z.output<typeof site.forDiners> {
  const whole = toSite(record);
  const exceptions = exceptionsFrom(whole.exceptions, whole.hours, today);
  return dinersPart(site.forDiners, { ...whole, exceptions });
}

export function toStaffSite(
  record: SiteRecord | null,
  { dietary_tags, allergens }: Vocabulary,
): Unversioned<typeof site> {
  const vocabulary = { dietary_tags: dietary_tags.map(toTerm), allergens: allergens.map(toTerm) };
  return { ...toSite(record ?? {}), vocabulary };
}

export function toSite(record: SiteRecord) {
  return {
    ...columnsOf(site.fields, record),
    ...placeOf(record),
    hours: weekOf(record.hours ?? []),
    exceptions: exceptionsOf(record.exceptions ?? []),
    reply_templates: (record.reply_templates ?? []).map(({ name, text }) => ({ name, text })),
    social: {
      instagram: record.instagramUrl ?? '',
      facebook: record.facebookUrl ?? '',
      tiktok: record.tiktokUrl ?? '',
    },
    agency: { name: record.agencyName ?? '', url: record.agencyUrl ?? '' },
    fee: feeOf(record),
  };
}

function toTerm({ slug, label_en, label_es }: Term): Term {
  return { slug, label_en, label_es };
}

/** The mandatory fee, either as a percentage or as an amount in the site's currency; the other is null. */
function feeOf({ feeName, feePercent, feeAmount }: SiteRecord) {
  if (!feeName) return null;
  if (feePercent) return { name: feeName, percent: feePercent, amount: null };
  return feeAmount ? { name: feeName, percent: null, amount: feeAmount } : null;
}
