import { describe, expect, it } from 'vitest';
import { offerBody, slideOf } from '../../api/staff/staff-offers';
import { copiedOffer, fieldsOf, offerSchema, offerValues } from './offer-values';
import { someOffer } from './some-offer';

const problems = (changes: object) => {
  const result = offerSchema.safeParse({ ...offerValues(null), title: 'Vermut', ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the form of an offer', () => {
  it('needs a title alone', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ title: ' ' })).toEqual([['title', 'is required.']]);
  });

  it('says that the end is before the start, beside whatever else is wrong', () => {
    const dates = { startDate: '2026-11-22', endDate: '2026-11-21' };
    expect(problems(dates)).toEqual([['endDate', 'The end is before the start.']]);
    expect(problems({ ...dates, title: '' }).map(([path]) => path)).toEqual(['title', 'endDate']);
    expect(problems({ startDate: '2026-11-22', endDate: '2026-11-22' })).toEqual([]);
    expect(problems({ endDate: '2026-11-01' })).toEqual([]);
  });

  it('takes no link that is none', () => {
    expect(problems({ primaryTo: 'javascript:alert(1)' })[0]?.[0]).toBe('primaryTo');
    expect(problems({ primaryTo: '/menu', secondaryTo: 'tel:+16175550142' })).toEqual([]);
  });

  it('sends what it was filled from', () => {
    const stored = someOffer({
      startDate: '2026-11-21',
      image: { id: 'pic', src: '/uploads/a.jpg', alt: 'A plate' },
    });
    const { id: _id, etag: _etag, order: _order, ...fields } = stored;
    expect(offerSchema.parse(offerValues(stored))).toEqual(fields);
    expect(offerBody(fields)).toMatchObject({ startDate: '2026-11-21', endDate: null, imageId: 'pic' });
  });
});

it('a copy says the same, on days of its own', () => {
  const original = someOffer({ startDate: '2026-11-01', endDate: '2026-11-02', isActive: false });
  expect(copiedOffer(original)).toMatchObject({
    title: original.title,
    startDate: '',
    endDate: '',
    isActive: true,
  });
});

it('what is left empty has the site’s own words and ways in the preview', () => {
  expect(slideOf(fieldsOf({ ...offerValues(null), title: 'Vermut', secondaryTo: 'no link' }))).toMatchObject({
    title: 'Vermut',
    imageUrl: null,
    ctaPrimaryLabel: 'View Menu',
    ctaPrimaryTo: '/menu',
    ctaSecondaryLabel: 'Book a Table',
    ctaSecondaryTo: '/reservations',
  });
});
