import { MalformedAnswerError } from '../errors';
import type { SiteBodyWire, StaffSiteWire } from '../generated/wire';
import { staffBody } from './staff-body';

const STAFF_SITE_PATH = '/api/admin/site';

export type StaffSite = StaffSiteWire & { id: string };

export function readStaffSite(wire: unknown): StaffSite {
  const site = wire as StaffSiteWire | null | undefined;
  if (typeof site?.etag !== 'string') throw new MalformedAnswerError('the restaurant’s settings');
  return { ...site, id: 'site' };
}

export async function findStaffSite(): Promise<StaffSite> {
  return readStaffSite(await staffBody({ path: STAFF_SITE_PATH }));
}

export const staffSiteSource = { key: STAFF_SITE_PATH, list: async () => [await findStaffSite()] };

/** Stores the given fields. 412 if the settings were changed since, 400 with the refused fields. */
export async function changeStaffSite(etag: string, body: SiteBodyWire): Promise<StaffSite> {
  const call = { path: STAFF_SITE_PATH, method: 'PUT', headers: { 'If-Match': etag }, body } as const;
  return readStaffSite(await staffBody(call));
}
