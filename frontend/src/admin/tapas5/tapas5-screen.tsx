import { Paper } from '@mantine/core';
import { useMemo, useState } from 'react';
import { menuCollection } from '../../api/staff/staff-food';
import { specialDishes, staffSpecial, type StaffSpecial } from '../../api/staff/staff-tapas5';
import { EntryForm } from '../kit/forms/entry-form';
import { formOf } from '../kit/forms/field-list';
import { isSame } from '../kit/forms/same-value';
import { listChangesOf } from '../kit/lists/list-changes';
import { ListState } from '../kit/lists/list-state';
import { SpecialSwitch } from '../kit/lists/special-switch';
import { useListCache } from '../kit/lists/use-list-cache';
import { useStaffList } from '../kit/lists/use-staff-list';
import { HistoryLink } from '../kit/shell/history-link';
import { later } from '../kit/shell/later';
import { priceQuestion } from '../kit/shell/price-words';
import { Screen } from '../kit/shell/screen';
import { SPECIAL_RULES, specialFields, type SpecialValues } from './special-fields';

const SpecialPreview = later(async () => (await import('./special-preview')).SpecialPreview);

const changes = listChangesOf<StaffSpecial>(staffSpecial.key);
const LIVE = { to: '/5-tapas', label: 'View its page' };

export function Tapas5Screen() {
  const list = useStaffList(staffSpecial);
  return (
    <Screen title="Tapas $5" actions={<HistoryLink query={{ kind: 'special' }} />}>
      <ListState list={list} noun={{ one: 'special', many: 'the special’s dishes' }} empty="">
        {([special]) =>
          special && (
            <>
              <Paper bg="var(--color-surface)" px="md" py="sm" mb="xl" maw="42rem">
                <SpecialSwitch
                  special={special}
                  dishes={special.items.filter(({ available }) => available).length}
                />
              </Paper>
              <SpecialForm special={special} />
            </>
          )
        }
      </ListState>
    </Screen>
  );
}

function SpecialForm({ special }: { special: StaffSpecial }) {
  const { currency, active } = special;
  const dishes = useDishes(special);
  const { toBody, ...form } = useMemo(
    () =>
      formOf<StaffSpecial, ReturnType<typeof specialFields>>(specialFields(currency, dishes), SPECIAL_RULES),
    [currency, dishes],
  );
  const cache = useListCache<StaffSpecial>(staffSpecial.key);
  // If only fields outside the form have changed (such as on/off), the form silently adopts the new version.
  const [entry, setEntry] = useState(special);
  if (!isSame(form.toValues(entry), form.toValues(special))) setEntry(special);

  const save = async (body: object, seen: string | null) => {
    const based = seen === null || seen === entry.etag ? special.etag : seen;
    const stored = await changes.save(special.id, based, (etag) => staffSpecial.change(etag, body));
    cache.put(stored);
    return stored;
  };
  const drawPreview = (values: SpecialValues) => (
    <SpecialPreview opened {...{ values, dishes, currency, active }} />
  );
  return (
    <EntryForm
      {...form}
      noun="special"
      draftKey="tapas5"
      entry={entry}
      question={({ price }, stored) => priceQuestion('the special’s price', stored.price, price, currency)}
      save={(parsed, based) => save(toBody(parsed), based?.etag ?? null)}
      readCurrent={staffSpecial.read}
      live={({ items }) => (active && items.some(({ available }) => available) ? LIVE : null)}
      preview={drawPreview}
    />
  );
}

/** The special's dishes, plus the menu's, which can be added. */
function useDishes({ items }: StaffSpecial) {
  const { items: menu } = useStaffList(menuCollection);
  return useMemo(() => {
    const onMenu = specialDishes(menu?.map((dish) => ({ ...dish, tags: dish.dietary_tags })) ?? []);
    return new Map([...items, ...onMenu].map((dish) => [dish.id, dish]));
  }, [items, menu]);
}
