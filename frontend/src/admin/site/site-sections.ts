/** The parts of the form, in their order; `short` is for the links to them. */
export const SECTIONS = [
  { id: 'week', title: 'Opening hours', short: 'Hours' },
  { id: 'dates', title: 'Holidays and other days', short: 'Holidays' },
  { id: 'reach', title: 'Phone, mail and address', short: 'Address' },
  { id: 'links', title: 'Links', short: 'Links' },
  { id: 'words', title: 'Name and notes', short: 'Name' },
  { id: 'fee', title: 'Mandatory fee', short: 'Fee' },
  { id: 'region', title: 'Time zone and currency', short: 'Time zone' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Where a link to a part leads, in the page. */
export function sectionAnchor(id: SectionId): string {
  return `part-${id}`;
}
