import { Switch } from '@mantine/core';
import { useId, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { ATTENTION_KEY } from '../../../api/staff/staff-attention';
import { staffSpecial, type StaffSpecial } from '../../../api/staff/staff-tapas5';
import { forgetTap, keepTap, type Tap, tapOf, useIsUnsaved, useLeftoverTaps } from './unanswered-taps';
import { sendTap } from './send-tap';
import { Unsaved } from './unsaved';
import { listChangesOf } from './list-changes';
import { counted } from './noun';
import { useRowChange } from './use-row-change';

type Special = Pick<StaffSpecial, 'id' | 'etag' | 'active' | 'title'>;

interface SpecialSwitchProps {
  special: Special;
  /** How many of its dishes are available. */
  dishes: number;
}

const changes = listChangesOf<Special>(staffSpecial.key);

/** Turns the special on or off at once, based on the version that staff see, with an undo. */
export function SpecialSwitch({ special, dishes }: SpecialSwitchProps) {
  const { mutate } = useSWRConfig();
  const change = useRowChange<Special>({
    ...staffSpecial,
    patch: (_id, etag, fields) => staffSpecial.change(etag, fields),
  });
  const pending = useSyncExternalStore(changes.subscribe, changes.pending);
  const [shown = special] = pending.reduce((items, shownAs) => shownAs(items), [
    special,
  ] as readonly Special[]);
  const isUnsaved = useIsUnsaved(special);
  const help = useId();

  const turn = async (seen: Special, active: boolean, leftover?: Tap) => {
    const { id, title } = seen;
    const tapOn = (etag: string, isOn: boolean) =>
      tapOf({ list: 'special', id, etag, name: title }, { special: isOn });
    const tap = leftover ?? tapOn(seen.etag, active);
    keepTap(tap);
    await change(seen, 'active', active, {
      what: `“${special.title}”`,
      done: (isOn) => `“${special.title}” is ${isOn ? 'on' : 'off'}`,
      notDone: (isOn) => (isOn ? 'was not turned on' : 'was not turned off'),
      stateOf: (current) => `is ${current.active ? 'on' : 'off'}`,
      live: { to: active ? '/5-tapas' : '/', label: 'View site' },
      send: async (version, isOn) => {
        try {
          // An undo is another tap, on the version that this one made.
          return await sendTap(isOn === active ? tap : tapOn(version, isOn), () =>
            staffSpecial.change(version, { active: isOn }),
          );
        } finally {
          // The attention data also contains the special's version.
          await mutate(ATTENTION_KEY).catch(() => undefined);
        }
      },
    });
    forgetTap(tap);
  };
  useLeftoverTaps((tap) => {
    const { does, etag } = tap;
    if ('special' in does) void turn({ ...special, etag }, does.special, tap);
  });

  return (
    <>
      <Switch
        size="lg"
        labelPosition="left"
        checked={shown.active}
        label={`Special: ${special.title}`}
        aria-describedby={help}
        fw={600}
        styles={{
          body: { minHeight: 'var(--target)', alignItems: 'center', justifyContent: 'space-between' },
        }}
        onChange={(event) => void turn(special, event.currentTarget.checked)}
      />
      <p id={help} className="note">
        {stateWords(shown.active, dishes)} {isUnsaved && <Unsaved />}
      </p>
    </>
  );
}

function stateWords(isActive: boolean, dishes: number): string {
  if (!isActive) return 'Off: no nav link, popup or home section, and its page says there’s no special.';
  if (dishes === 0) {
    return 'Link not shown yet: none of its dishes is available. The popup still shows, Sunday to Wednesday.';
  }
  return `Live, ${counted(dishes, 'dish')}. Off removes the nav link, popup and home section.`;
}
