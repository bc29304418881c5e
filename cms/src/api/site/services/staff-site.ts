import type { z } from 'zod';
import type { site } from '../../../contract/entities/site';
import { onlyEntryOf } from '../../../entries/only-entry';
import { invalidField } from '../../../failures/failures';
import { toStaffSite, type SiteRecord, type Vocabulary } from '../../../presenters/site';
import { exceptionEntries, weekEntries } from '../../../rules/opening-hours';
import type { Term } from '../../../rules/vocabularies';
import { service } from '../../service';

type StoredSettings = SiteRecord & { documentId: string };

export const staffSite = service((strapi) => {
  const terms = async (uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen') =>
    (await strapi.db.query(uid).findMany({
      select: ['slug', 'label_en', 'label_es'],
      orderBy: { id: 'asc' },
    })) as Term[];

  const vocabulary = async (): Promise<Vocabulary> => ({
    dietary_tags: await terms('api::vocabulary.dietary-tag'),
    allergens: await terms('api::vocabulary.allergen'),
  });

  const settings = onlyEntryOf(strapi, {
    uid: 'api::site.site-settings',
    populate: { hours: true, exceptions: true, reply_templates: true },
    toEntity: async (stored: StoredSettings | null) => toStaffSite(stored, await vocabulary()),
    derived: ['vocabulary'],
  });

  return {
    find: settings.find,

    change: (ifMatch: string, body: z.output<typeof site.body>) =>
      settings.change(ifMatch, async (stored) => {
        if (!stored && body.name === undefined) throw invalidField('name', 'Name is required.');
        return toData(body);
      }),
  };
});

function toData({ hours, exceptions, social, agency, fee, ...columns }: z.output<typeof site.body>) {
  return {
    ...columns,
    hours: hours && weekEntries(hours),
    exceptions: exceptions && exceptionEntries(exceptions),
    instagramUrl: social?.instagram,
    facebookUrl: social?.facebook,
    tiktokUrl: social?.tiktok,
    agencyName: agency?.name,
    agencyUrl: agency?.url,
    ...(fee === undefined
      ? {}
      : { feeName: fee?.name ?? null, feePercent: fee?.percent ?? null, feeAmount: fee?.amount ?? null }),
  };
}
