import type { StaffSite } from '../../api/staff/staff-site';
import type { OpeningSpan } from '../../domain/site';

/** The fields with the hours of each weekday, Sunday first. */
export const WEEKDAY_FIELDS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

type WeekdayField = (typeof WEEKDAY_FIELDS)[number];

export type DateValues = StaffSite['exceptions'][number];

export type HoursValues = Record<WeekdayField, OpeningSpan[]> & { exceptions: DateValues[] };

export type SpansName = WeekdayField | `exceptions.${number}.spans`;
