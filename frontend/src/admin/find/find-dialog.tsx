import { Box, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminIcon } from '../kit/shell/admin-icon';
import { OpenedDialog } from '../kit/shell/opened-dialog';
import { findAll, MOST_OF_GROUP, type Place } from './find-all';
import styles from './find-dialog.module.css';
import { useMessages, usePlaces } from './use-places';

interface FindDialogProps {
  screens: readonly Place[];
  settings: readonly Place[];
  opened: boolean;
  onClose: () => void;
}

/** Searches everything and opens a match: type, arrow keys, Enter. */
export function FindDialog({ opened, onClose, ...places }: FindDialogProps) {
  const isWide = useMediaQuery('(min-width: 48rem)') ?? true;
  return (
    <OpenedDialog
      opened={opened}
      onClose={onClose}
      title="Find anything"
      fullScreen={!isWide}
      size="lg"
      yOffset="8dvh"
    >
      <Finder {...places} onClose={onClose} />
    </OpenedDialog>
  );
}

function Finder({ screens, settings, onClose }: Omit<FindDialogProps, 'opened'>) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(query);
  const { groups, ...lists } = usePlaces(screens, settings);
  const messages = useMessages(asked);
  const isLoading = lists.isLoading || messages.isLoading;
  const hasFailed = lists.hasFailed || messages.hasFailed;
  const found = [...findAll(groups, asked), ...(messages.places.length > 0 ? [messages] : [])];
  const all = found.flatMap(({ places }) => places);
  const total = found.reduce((sum, group) => sum + group.total, 0);
  const at = Math.min(active, all.length - 1);
  const navigate = useNavigate();
  const list = useId();
  const optionId = (index: number) => `${list}-${index}`;

  const go = (place: Place | undefined) => {
    if (!place) return;
    onClose();
    void navigate(place.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      const next = (at + step + all.length) % all.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // What is shown may still be for an earlier text.
      if (asked === query) go(all[at]);
    }
  };

  return (
    <>
      <TextInput
        data-autofocus
        // The dialog would cut off the focus ring.
        pt={4}
        type="search"
        role="combobox"
        aria-label="Find dishes, drinks, messages, settings and screens"
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : optionId(at)}
        placeholder="A dish, a guest, a setting…"
        autoComplete="off"
        leftSection={<AdminIcon name="search" />}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box component="p" role="status" className="note" my="xs">
        {stateWords(asked.trim(), { shown: all.length, total }, { isLoading, hasFailed })}
      </Box>
      <div id={list} role="listbox" aria-label="Found">
        {found.map(({ title, places }) => (
          <div key={title} role="group" aria-label={title}>
            <Box component="p" className="fine" pt="sm" pb={4} fw={600} aria-hidden>
              {title}
            </Box>
            {places.map((place) => {
              const index = all.indexOf(place);
              return (
                // The keyboard chooses from the field, whose active option this may be.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={place.to + place.label}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  className={styles.place}
                  onClick={() => go(place)}
                >
                  <span lang={place.lang}>{place.label}</span>{' '}
                  {place.detail && <span className="fine">{place.detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function stateWords(
  query: string,
  { shown, total }: { shown: number; total: number },
  { isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean },
): string {
  if (query === '') return 'Type a few letters.';
  const some = hasFailed ? ' Some lists could not be loaded.' : '';
  const limit = total > shown ? ` The first ${MOST_OF_GROUP} of each kind are shown.` : '';
  if (shown > 0) return `${total.toLocaleString('en-US')} found.${limit}${some}`;
  return isLoading ? 'Searching…' : `No results for “${query}”.${some}`;
}
