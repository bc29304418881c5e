import { describe, expect, it } from 'vitest';
import type { StaffOffer } from '../../api/staff/staff-offers';
import { formOf } from '../kit/forms/field-list';
import { OFFER_FIELDS, OFFER_RULES } from './offer-fields';
import { slideOf } from './offer-form';
import { offerWire } from '../../testing/admin/offer-wire';

const { schema, toValues, toBody } = formOf<StaffOffer, typeof OFFER_FIELDS>(OFFER_FIELDS, OFFER_RULES);

const problems = (changes: object) => {
  const result = schema.safeParse({ ...toValues(null), title: 'Vermut', ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the form of an offer', () => {
  it('requires only a title', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ title: ' ' })).toEqual([['title', 'is required.']]);
  });

  it('reports an end before the start together with any other problems', () => {
    const dates = { startDate: '2026-11-22', endDate: '2026-11-21' };
    expect(problems(dates)).toEqual([['endDate', 'The end is before the start.']]);
    expect(problems({ ...dates, title: '' }).map(([path]) => path)).toEqual(['title', 'endDate']);
    expect(problems({ startDate: '2026-11-22', endDate: '2026-11-22' })).toEqual([]);
    expect(problems({ endDate: '2026-11-01' })).toEqual([]);
  });

  it('refuses an invalid link', () => {
    expect(problems({ ctaPrimaryTo: 'javascript:alert(1)' })[0]?.[0]).toBe('ctaPrimaryTo');
    expect(problems({ ctaPrimaryTo: '/menu', ctaSecondaryTo: 'tel:+16175550142' })).toEqual([]);
  });

  it('sends back the values it was filled with', () => {
    const stored = offerWire('vermut', {
      startDate: '2026-11-21',
      imageId: 'pic',
      imageUrl: '/uploads/a.jpg',
      image_alt: 'A plate',
    });
    const { id: _id, etag: _etag, order: _order, imageUrl: _url, image_alt: _alt, ...fields } = stored;
    expect(toBody(schema.parse(toValues(stored)))).toEqual(fields);
  });
});

it('empty fields show the site’s default text and links in the preview', () => {
  expect(slideOf({ ...toValues(null), title: 'Vermut', ctaSecondaryTo: 'no link' })).toMatchObject({
    title: 'Vermut',
    imageUrl: null,
    ctaPrimaryLabel: 'View Menu',
    ctaPrimaryTo: '/menu',
    ctaSecondaryLabel: 'Book a Table',
    ctaSecondaryTo: '/reservations',
  });
});
