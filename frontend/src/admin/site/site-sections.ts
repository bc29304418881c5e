/** The parts of the form, in their order. */
export const SECTIONS = [
  { id: 'week', title: 'Opening hours' },
  { id: 'dates', title: 'Holidays and other days' },
  { id: 'reach', title: 'Phone, mail and address' },
  { id: 'links', title: 'Links' },
  { id: 'words', title: 'Name and notes' },
  { id: 'fee', title: 'Mandatory fee' },
  { id: 'region', title: 'Time zone and currency' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Where a link to a part leads, in the page. */
export function sectionAnchor(id: SectionId): string {
  return `part-${id}`;
}
