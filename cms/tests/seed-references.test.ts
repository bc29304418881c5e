import { describe, expect, test } from 'vitest';
import { site as siteEntity } from '../src/contract/entities/site';
import { addDays } from '../src/rules/calendar';
import { resolveDate, type DateRule } from '../src/rules/seed-dates';
import { readDishes, readDrinks, readSeed } from './seed-files';

const dishes = new Map(readDishes().map((dish) => [dish.key, dish]));
const highlights = readSeed('highlights');
const offers = readSeed('offers');
const events = readSeed('events');
const special = readSeed('tapas-special');
const site = readSeed('site');

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('references', () => {
  test('highlights name ten different dishes on sale, in positions 1 to 10', () => {
    expect(repeated(highlights.map(({ dish }) => dish))).toEqual([]);
    expect(highlights.map(({ position }) => position).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(
      highlights.filter(({ dish }) => !dishes.get(dish)?.available || !dishes.get(dish)?.picture),
    ).toEqual([]);
  });

  test('the special holds dishes on sale that cost more than its price on other days', () => {
    expect(repeated(special.dishes)).toEqual([]);
    expect(special.dishes.filter((key) => !dishes.get(key)?.available)).toEqual([]);
    expect(special.dishes.filter((key) => (dishes.get(key)?.price ?? 0) <= special.price)).toEqual([]);
    expect(special).toMatchObject({
      active: true,
      price: 5,
      daysCsv: 'MON,TUE,WED',
      startTime: '16:00',
      endTime: '18:00',
    });
  });

  test('dishes go with drinks of the list, at most ten', () => {
    const drinks = new Set(readDrinks().map(({ key }) => key));
    const pairings = [...dishes.values()].flatMap(({ pairings: keys = [] }) => [keys]);
    expect(pairings.flat().filter((key) => !drinks.has(key))).toEqual([]);
    expect(pairings.filter((keys) => repeated(keys).length > 0 || keys.length > 10)).toEqual([]);
  });

  test('no photograph is used more than twice', () => {
    const used = [...dishes.values(), ...offers, ...events].flatMap(({ picture }) => picture ?? []);
    expect(repeated(repeated(used))).toEqual([]);
  });

  test('buttons lead to pages of the site, or to a reserved domain', () => {
    const pages = [
      '/',
      '/menu',
      '/drinks',
      '/reservations',
      '/events',
      '/gallery',
      '/contact',
      '/5-tapas',
      '/about',
    ];
    const targets = [
      ...events.map(({ ctaTo }) => ctaTo),
      ...offers.flatMap((offer) => [offer.ctaPrimaryTo, offer.ctaSecondaryTo]),
    ];
    expect(targets.filter((to) => !pages.includes(to) && !/^https:\/\/[a-z.]+\.example\//.test(to))).toEqual(
      [],
    );
    expect(targets.some((to) => to.startsWith('https:'))).toBe(true);
  });
});

describe('the restaurant', () => {
  test('is in Boston, by reserved addresses, with the hours of the house', () => {
    expect(site).toMatchObject({
      name: 'Casa Bodegón',
      phone: '(617) 555-0142',
      email: 'hola@casabodegon.example',
      city: 'Boston',
      timezone: 'America/New_York',
      established_year: 1996,
    });
    expect(String(site.booking_url)).toMatch(/\.example\//);
    expect(Math.hypot(site.latitude - 42.36, site.longitude + 71.06)).toBeLessThan(0.05);
    const early = { opens: '16:00', closes: '21:00' };
    const late = { opens: '17:00', closes: '22:30' };
    const week = ['sunday', 'monday', 'tuesday', 'wednesday'].map((day) => ({ day, ...early }));
    expect(site.hours).toEqual([
      ...week,
      ...['thursday', 'friday', 'saturday'].map((day) => ({ day, ...late })),
    ]);
  });
});

test('reply templates are valid for the API', () => {
  expect(siteEntity.body.shape.reply_templates.parse(site.reply_templates)).toEqual(site.reply_templates);
});

describe('dates', () => {
  test('hold whatever the day of seeding: nothing is over, nothing ends before it starts', () => {
    const spans: Array<[DateRule?, DateRule?]> = [
      ...events.map(({ date, endDate }): [DateRule?, DateRule?] => [date, endDate]),
      ...offers.map(({ startDate, endDate }): [DateRule?, DateRule?] => [startDate, endDate]),
    ];
    for (let today = '2026-01-01'; today < '2029-01-01'; today = addDays(today, 1)) {
      for (const [first, last] of spans) {
        const from = first ? resolveDate(first, today) : today;
        const until = last ? resolveDate(last, today) : from;
        if (from < today || until < from) expect.fail(`${JSON.stringify([first, last])} on ${today}`);
      }
      const exceptions = site.exceptions.map(({ date }) => resolveDate(date, today));
      if (repeated(exceptions).length > 0) expect.fail(`Two exceptions on one date, seeded on ${today}`);
    }
  });

  test('an exception either closes or has its hours, and says why', () => {
    const time = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
    const odd = site.exceptions.filter(({ closed, opens = '', closes = '', note }) => {
      const hasHours = time.test(opens) && time.test(closes);
      return !note || note.length > 120 || (closed === true) === hasHours;
    });
    expect(odd).toEqual([]);
  });
});
