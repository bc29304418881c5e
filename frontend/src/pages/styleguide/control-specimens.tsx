import { useState } from 'react';
import { ActionLink } from '../../ui/action-link';
import { Button, type ButtonLook } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { SearchField } from '../../ui/search-field';
import { SkeletonCards } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { Specimen, Specimens } from './specimen';
import { Link } from '../../ui/link';

const LOOKS: readonly { look: ButtonLook; ground?: 'night' }[] = [
  { look: 'primary' },
  { look: 'secondary' },
  { look: 'compact' },
  { look: 'light', ground: 'night' },
  { look: 'clear', ground: 'night' },
];
const CHIPS = [
  { value: 'all', label: 'All' },
  { value: 'event', label: 'Events' },
  { value: 'special', label: 'Specials' },
] as const;
const TABS = ['Para Picar · Bites', 'Paellas y Arroces', 'Jamón y Embutidos', 'Postres · Dessert'].map(
  (label, index) => ({ id: `t${index}`, label, count: 4 + index, href: `#t${index}` }),
);

export function ControlSpecimens() {
  const [chip, setChip] = useState<(typeof CHIPS)[number]['value']>('all');
  const [tab, setTab] = useState('t0');
  const [query, setQuery] = useState('croquetas');
  return (
    <Specimens title="Controls">
      {LOOKS.map(({ look, ground }) => (
        <Specimen key={look} title={`Button: ${look}`} ground={ground}>
          <Button look={look}>Book a Table</Button>
          <Button look={look} disabled>
            Sending…
          </Button>
          <ActionLink look={look} to="/menu">
            See the menu
          </ActionLink>
          <ActionLink look={look} to="https://booking.example/">
            In a new tab
          </ActionLink>
        </Specimen>
      ))}
      <Specimen title="Links">
        <p>
          In a sentence there is <Link to="/menu">a link within the site</Link> and{' '}
          <a href="tel:+16175550142">(617) 555-0142</a>.
        </p>
      </Specimen>
      <Specimen title="Tabs: arrows, Home and End">
        <section>
          <Tabs label="Categories" tabs={TABS} selectedId={tab} panelId="tabs-panel" onSelect={setTab} />
          <p id="tabs-panel" role="tabpanel">
            {TABS.find(({ id }) => id === tab)?.label}
          </p>
        </section>
      </Specimen>
      <Specimen title="Search, filled and empty: Escape or the cross empties it">
        <SearchField label="Search the menu" placeholder="Search" value={query} onChange={setQuery} />
        <SearchField label="Search nothing" placeholder="Search…" value="" onChange={() => {}} />
      </Specimen>
      <Specimen title="Chips">
        <Chips label="Kind" options={CHIPS} selected={chip} onSelect={setChip} controls="chips-panel" />
        <p id="chips-panel">{chip}</p>
      </Specimen>
      <Specimen title="Skeletons">
        <section>
          <SkeletonCards count={3} label="Loading…" />
        </section>
      </Specimen>
    </Specimens>
  );
}
