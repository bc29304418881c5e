import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { siteBody } from '../../../contract/site-group';
import { onlyEntryOf } from '../../../entries/only-entry';
import { invalidField } from '../../../failures/failures';
import { exceptionEntries, weekEntries } from '../../../rules/opening-hours';
import type { SiteRecord } from '../../../rules/public-site';
import { toStaffSite, type Vocabulary } from '../../../rules/staff-site';
import type { Term } from '../../../rules/vocabularies';

type StoredSettings = SiteRecord & { documentId: string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const terms = async (uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen') =>
    (await strapi.db.query(uid).findMany({
      select: ['slug', 'labelEn', 'labelEs'],
      orderBy: { id: 'asc' },
    })) as Term[];

  const vocabulary = async (): Promise<Vocabulary> => ({
    dietary_tags: await terms('api::vocabulary.dietary-tag'),
    allergens: await terms('api::vocabulary.allergen'),
  });

  const settings = onlyEntryOf(strapi, {
    uid: 'api::site.site-settings',
    populate: { hours: true, exceptions: true },
    toEntity: async (stored: StoredSettings | null) => toStaffSite(stored, await vocabulary()),
    derived: ['vocabulary'],
  });

  return {
    find: settings.find,

    change: (ifMatch: string, body: z.output<typeof siteBody>) =>
      settings.change(ifMatch, async (stored) => {
        if (!stored && body.name === undefined) throw invalidField('name', 'Name is required.');
        return toData(body);
      }),
  };
};

function toData(body: z.output<typeof siteBody>): Record<string, unknown> {
  const { hours, exceptions, social, agency, fee } = body;
  return {
    name: body.name,
    tagline: body.tagline,
    phone: body.phone,
    email: body.email,
    streetAddress: body.street_address,
    city: body.city,
    region: body.region,
    postalCode: body.postal_code,
    latitude: body.latitude,
    longitude: body.longitude,
    timezone: body.timezone,
    currency: body.currency,
    hours: hours && weekEntries(hours),
    exceptions: exceptions && exceptionEntries(exceptions),
    instagramUrl: social?.instagram,
    facebookUrl: social?.facebook,
    tiktokUrl: social?.tiktok,
    bookingUrl: body.booking_url,
    mapEmbedUrl: body.map_embed_url,
    parkingNote: body.parking_note,
    agencyName: agency?.name,
    agencyUrl: agency?.url,
    establishedYear: body.established_year,
    ...(fee === undefined
      ? {}
      : { feeName: fee?.name ?? null, feePercent: fee?.percent ?? null, feeAmount: fee?.amount ?? null }),
  };
}
