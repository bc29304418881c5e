import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffDish } from '../../api/staff/staff-food';
import type { StaffList } from '../kit/lists/use-staff-list';
import { notifyFailure } from '../kit/shell/notify';
import { AskDay } from './ask-day';
import type { Day } from './day';

interface AddFromMenuProps {
  dishes: StaffList<StaffDish>;
  today: string;
  onAdd: (dish: StaffDish, day: Day) => void;
}

/** For a dish chosen on the menu screen (`?add=` its id): asks only for the day. */
export function AddFromMenu({ dishes, today, onAdd }: AddFromMenuProps) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('add');
  const dish = dishes.items?.find((each) => each.id === id);
  const isUnknown = id !== null && dishes.status === 'loaded' && !dishes.isRefreshing && !dish;
  const forget = () =>
    setSearch(
      (query) => {
        query.delete('add');
        return query;
      },
      { replace: true },
    );

  useEffect(() => {
    if (!isUnknown) return;
    notifyFailure({
      title: 'The dish was not added to the highlights',
      text: 'It is no longer on the menu. Choose another one with “Add from the menu”.',
      canRetry: false,
    });
    forget();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [isUnknown]);

  return (
    <AskDay
      isOpen={dish !== undefined}
      title={dish ? `Which day for “${dish.name}”?` : ''}
      today={today}
      onChoose={(day) => dish && onAdd(dish, day)}
      onClose={forget}
    >
      {dish?.available === false && (
        <Text>It is sold out: diners see it in the highlights once it is back on the menu.</Text>
      )}
    </AskDay>
  );
}
