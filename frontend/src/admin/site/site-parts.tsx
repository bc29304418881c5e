import { Group, SimpleGrid, Stack } from '@mantine/core';
import { Fragment, type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldList } from '../kit/forms/field-list';
import styles from './site-parts.module.css';

interface Part {
  id: string;
  title: string;
  short: string;
  help?: string;
  /** Managers have it too, not the owner alone. */
  isManagers?: true;
}

/** The parts of the form, in order; `short` labels the links to them. */
const PARTS: readonly Part[] = [
  {
    id: 'week',
    isManagers: true,
    title: 'Opening hours',
    short: 'Hours',
    help: 'Weekly hours. Closing after midnight? Enter 1:00 AM — it counts as the night before.',
  },
  {
    id: 'dates',
    isManagers: true,
    title: 'Special hours',
    short: 'Holidays',
    help: 'Replaces regular hours on these dates. The site shows them beside the hours, and on the day itself.',
  },
  {
    id: 'replies',
    isManagers: true,
    title: 'Reply templates',
    short: 'Replies',
    help: 'Answers to messages that come up again and again. Staff pick one, change what they like and send it.',
  },
  {
    id: 'reach',
    title: 'Phone, email and address',
    short: 'Address',
    help: 'Shown in the footer, beside the map and on the contact page. Blank fields are hidden.',
  },
  {
    id: 'links',
    title: 'Links',
    short: 'Links',
    help: 'Full web addresses, starting with https://.',
  },
  { id: 'words', title: 'Name and notes', short: 'Name' },
  {
    id: 'fee',
    title: 'Mandatory fee, tax and plates',
    short: 'Fee',
    help: 'Massachusetts law (940 CMR 38.00): a fee that every guest has to pay must be disclosed before they order. The menu and the drinks list show it.',
  },
  {
    id: 'region',
    title: 'Time zone and currency',
    short: 'Time zone',
    help: 'Set once, when the restaurant opens or moves.',
  },
];

const anchorOf = (id: string) => `part-${id}`;

/** Where the screen begins with this part. */
export const partAddress = (id: string) => `/admin/site#${anchorOf(id)}`;

export const partsFor = (isOwner: boolean) => PARTS.filter(({ isManagers }) => isOwner || isManagers);

export function focusPart(id: string): HTMLElement | null {
  const title = document.getElementById(anchorOf(id));
  title?.focus({ preventScroll: true });
  return title;
}

export function PartLinks({ isOwner }: { isOwner: boolean }) {
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    focusPart(id)?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label="Parts of this page">
      <Group component="ul" role="list" gap="xs">
        {partsFor(isOwner).map(({ id, short }) => (
          <li key={id}>
            <a className={styles.link} href={`#${anchorOf(id)}`} onClick={(event) => goTo(event, id)}>
              {short}
            </a>
          </li>
        ))}
      </Group>
    </nav>
  );
}

/** Every field, in the part whose id is the field's section. */
export function SiteParts({ fields, isOwner }: { fields: FieldList<never>; isOwner: boolean }) {
  const { hash } = useLocation();
  useEffect(() => {
    const part = PARTS.find(({ id }) => `#${anchorOf(id)}` === hash);
    if (part) focusPart(part.id)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return partsFor(isOwner).map(({ id, title, help }) => (
    <Stack component="section" key={id} gap="xs" pt="lg" aria-labelledby={anchorOf(id)}>
      <h2 id={anchorOf(id)} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {help && <p className="quiet">{help}</p>}
      <Stack pt="xs">
        {Object.entries(fields).map(
          ([name, field]) => field.section === id && <Fragment key={name}>{field.control?.(name)}</Fragment>,
        )}
      </Stack>
    </Stack>
  ));
}

export function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minColWidth="min(100%, 12rem)" autoFlow="auto-fit" style={{ alignItems: 'start' }}>
      {children}
    </SimpleGrid>
  );
}

/** Puts fields side by side if there is room. */
export function beside<List extends FieldList<never>>(fields: List): List {
  const all = Object.entries(fields);
  const row = () => (
    <Pair>
      {all.map(([name, field]) => (
        <Fragment key={name}>{field.control?.(name)}</Fragment>
      ))}
    </Pair>
  );
  const drawn = all.map(([name, field], at) => [name, { ...field, control: at === 0 ? row : undefined }]);
  return Object.fromEntries(drawn) as List;
}
