import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { SITE_KEY } from '../../api/addresses';
import {
  changeStaffSite,
  readStaffSite,
  staffSiteSource,
  type SiteSettings,
  type StaffSite,
} from '../../api/staff/staff-site';
import { VOCABULARY_KEY } from '../../api/staff/vocabulary';
import { EntryForm } from '../forms/entry-form';
import { ListState } from '../lists/list-state';
import { useListCache } from '../lists/use-list-cache';
import { useStaffList } from '../lists/use-staff-list';
import { Screen } from '../shell/screen';
import { useToday } from '../shell/use-today';
import { DatesSection } from './dates-section';
import { FeeSection } from './fee-section';
import { HoursPreview } from './hours-preview';
import { LinksSection } from './links-section';
import { ReachSection } from './reach-section';
import { RegionSection } from './region-section';
import { SectionLinks } from './section-links';
import { siteFields, SITE_WIRE_NAMES } from './site-fields';
import { siteSchema } from './site-schema';
import { toSiteValues, type SiteValues } from './site-values';
import { WeekSection } from './week-section';
import { WordsSection } from './words-section';

const SETTINGS = { one: 'restaurant', many: 'the restaurant’s settings' };

const previewOf = (values: SiteValues) => <HoursPreview values={values} />;

/** What guests are told of the restaurant: one form, in parts. */
export function SiteScreen() {
  const settings = useStaffList(staffSiteSource);
  return (
    <Screen title="Restaurant">
      <ListState list={settings} noun={SETTINGS} empty="">
        {([site]) => site && <SiteForm site={site} />}
      </ListState>
    </Screen>
  );
}

function SiteForm({ site }: { site: StaffSite }) {
  const today = useToday();
  const fields = useMemo(() => siteFields(today), [today]);
  const cache = useListCache<StaffSite>(staffSiteSource.key);
  const { mutate } = useSWRConfig();
  const onSaved = (saved: StaffSite) => {
    cache.put(saved);
    // The clock and the currency that other screens reckon in.
    void mutate(SITE_KEY);
    void mutate(VOCABULARY_KEY);
  };
  return (
    <EntryForm<StaffSite, SiteValues, SiteSettings>
      noun="page"
      draftKey="site"
      entry={site}
      schema={siteSchema}
      toValues={(entry) => toSiteValues(entry ?? site)}
      fields={fields}
      wireNames={SITE_WIRE_NAMES}
      save={(settings, etag) => changeStaffSite(etag ?? site.etag, settings)}
      readCurrent={readStaffSite}
      live={{ to: '/contact', label: 'See the contact page' }}
      onSaved={onSaved}
      preview={previewOf}
    >
      <SectionLinks />
      <WeekSection />
      <DatesSection />
      <ReachSection />
      <LinksSection />
      <WordsSection />
      <FeeSection />
      <RegionSection />
    </EntryForm>
  );
}
