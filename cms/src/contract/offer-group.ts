import { z } from 'zod';
import type { CallGroup } from './call';
import { date, dateOrNone, id, line, linkTarget, order, readOnly, requiredLine } from './fields';
import { offer } from './public-entities';
import { limit, pages } from './queries';
import { listOf, staffOffer } from './staff-entities';

export const offersQuery = z.object({ limit: limit(5), date: date.optional() });
export const staffOffersQuery = z.object(pages(100));

/** In a PUT, a field that is left out stays as it is stored; null or the empty text clears one. */
export const offerBody = z.strictObject({
  title: requiredLine(120),
  subtitle: line(200).nullable().optional(),
  badge: line(40).nullable().optional(),
  ctaPrimaryLabel: line(40).nullable().optional(),
  ctaPrimaryTo: linkTarget.nullable().optional(),
  ctaSecondaryLabel: line(40).nullable().optional(),
  ctaSecondaryTo: linkTarget.nullable().optional(),
  startDate: dateOrNone.nullable().optional(),
  endDate: dateOrNone.nullable().optional(),
  active: z.boolean().optional(),
  order: order.nullable().optional(),
  imageId: id.nullable().optional(),
  id: readOnly(z.string()),
  imageUrl: readOnly(z.string().nullable()),
  image_alt: readOnly(z.string()),
  etag: readOnly(z.string()),
});

export const offerOrder = z.strictObject({ ids: z.array(id).min(1).max(1_000) });

const oneOffer = { status: 200, body: staffOffer, hasEtag: true } as const;
const onOffer = { who: 'staff', path: '/admin/offers/:id', failures: [404] } as const;

export const offerGroup: CallGroup = {
  api: 'offer',
  title: 'Offers',
  calls: [
    {
      method: 'GET',
      path: '/offers',
      handler: 'offer.list',
      who: 'anyone',
      summary: 'The offers of a day, by order; of today unless `date` says otherwise',
      query: offersQuery,
      answer: { status: 200, body: z.array(offer), hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/offers',
      handler: 'staff-offers.list',
      who: 'staff',
      summary: 'All offers, by order',
      query: staffOffersQuery,
      answer: { status: 200, body: listOf(staffOffer) },
    },
    {
      method: 'POST',
      path: '/admin/offers',
      handler: 'staff-offers.create',
      who: 'staff',
      summary: 'Adds an offer',
      body: offerBody,
      answer: { ...oneOffer, status: 201 },
    },
    {
      method: 'POST',
      path: '/admin/offers/reorder',
      handler: 'staff-offers.reorder',
      who: 'staff',
      summary: 'Puts the offers into another order, all or nothing',
      body: offerOrder,
      answer: { status: 200, body: listOf(staffOffer) },
    },
    { ...onOffer, method: 'GET', handler: 'staff-offers.find', summary: 'One offer', answer: oneOffer },
    {
      ...onOffer,
      method: 'PUT',
      handler: 'staff-offers.change',
      summary: 'Changes an offer',
      body: offerBody,
      isConditional: true,
      answer: oneOffer,
    },
    {
      ...onOffer,
      method: 'DELETE',
      handler: 'staff-offers.remove',
      summary: 'Deletes an offer',
      isConditional: true,
      answer: { status: 204 },
    },
  ],
};
