import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { changeStaffSite, readStaffSite, staffSiteSource, type StaffSite } from '../../api/staff/staff-site';
import { VOCABULARY_KEY } from '../../api/staff/vocabulary';
import { EntryForm } from '../kit/forms/entry-form';
import { type FieldList, formOf, type ParsedOf } from '../kit/forms/field-list';
import { ListState } from '../kit/lists/list-state';
import { useListCache } from '../kit/lists/use-list-cache';
import { useStaffList } from '../kit/lists/use-staff-list';
import { HistoryLink } from '../kit/shell/history-link';
import { Screen } from '../kit/shell/screen';
import { useMay } from '../kit/session/session-store';
import { useServerToday } from '../kit/shell/use-server-today';
import { fewerMonthsQuestion } from './fewer-months';
import { HoursPreview } from './hours-preview';
import { partsFor, useOpenPart } from './part-list';
import { siteBody, type SiteFields, siteFields, type SiteValues } from './site-fields';
import { SiteParts } from './site-parts';

const SETTINGS = { one: 'restaurant', many: 'the restaurant’s settings' };

const previewOf = (values: SiteValues) => <HoursPreview values={values} />;

export function SiteScreen() {
  const settings = useStaffList(staffSiteSource);
  return (
    <Screen title="Restaurant" actions={<HistoryLink query={{ kind: 'site' }} />}>
      <ListState list={settings} noun={SETTINGS} empty="">
        {([site]) => site && <SiteForm site={site} />}
      </ListState>
    </Screen>
  );
}

function SiteForm({ site }: { site: StaffSite }) {
  const today = useServerToday();
  const isOwner = useMay()('owner');
  const list = useMemo(() => siteFields(today), [today]);
  const openPart = useOpenPart(isOwner);
  const showsHours = ['week', 'dates'].includes(openPart.part);
  const form = useMemo(() => {
    const { schema, fields, wireNames, toValues } = formOf<StaffSite, SiteFields>(list);
    const ids = partsFor(isOwner).map(({ id }) => id);
    const own = Object.entries(fields).filter(([name]) => ids.includes(sectionOf(list, name) ?? ''));
    // The preview reads the other values too, but nobody is asked to settle a conflict in fields they can't change.
    return { schema, wireNames, toValues, fields: Object.fromEntries(own) as typeof fields };
  }, [list, isOwner]);
  const cache = useListCache<StaffSite>(staffSiteSource.key);
  const { mutate } = useSWRConfig();
  const onSaved = (saved: StaffSite) => {
    cache.put(saved);
    // Other screens use its time zone and currency.
    void mutate(siteOnDemand.key);
    void mutate(VOCABULARY_KEY);
  };
  return (
    <EntryForm<StaffSite, SiteValues, ParsedOf<SiteFields>>
      noun="page"
      draftKey="site"
      entry={site}
      {...form}
      onSaved={onSaved}
      save={(parsed, based) => {
        const { hours, exceptions, reply_templates, ...rest } = siteBody(parsed);
        const ofManagers = { hours, exceptions, reply_templates };
        return changeStaffSite(based?.etag ?? site.etag, { ...ofManagers, ...(isOwner && rest) });
      }}
      question={fewerMonthsQuestion}
      readCurrent={readStaffSite}
      live={{ to: '/contact', label: 'View contact page' }}
      preview={showsHours ? previewOf : undefined}
      reveal={(name) => {
        const section = sectionOf(list, name.replace(/\..*/, ''));
        if (section !== undefined) openPart.open(section, true);
      }}
    >
      <SiteParts fields={list} {...{ isOwner, openPart }} />
    </EntryForm>
  );
}

const sectionOf = (list: FieldList<never>, name: string) => list[name]?.section;
