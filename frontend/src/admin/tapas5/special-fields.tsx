import { SimpleGrid, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SpecialDish, StaffSpecial } from '../../api/staff/staff-tapas5';
import { line, time, timeWords } from '../kit/forms/field-kinds';
import { crossRule, Pair, type ParsedOf, section, type ValuesOf } from '../kit/forms/field-list';
import { priceRule, timeRule } from '../kit/forms/field-rules';
import { PriceField, TextField, TimeField } from '../kit/forms/fields';
import { Folded } from '../kit/forms/folded';
import { dayNames, daysIn } from '../kit/forms/weekday-names';
import { WeekdaysField } from '../kit/forms/weekdays';
import { priceText } from '../kit/shell/price-words';
import { DELETED_DISH, DishesField } from './dishes-field';

const MAX_DISHES = 100;

/** The special's form, field by field. `dishes`: every dish that may be added, by id. */
export function specialFields(currency: string, dishes: ReadonlyMap<string, SpecialDish>) {
  return {
    ...section('On its page', {
      itemIds: {
        label: 'Dishes',
        rule: z.array(z.string()).check(z.maxLength(MAX_DISHES, `may be at most ${MAX_DISHES}.`)),
        initial: [],
        show: (ids: readonly string[]) => ids.map((id) => dishes.get(id)?.name ?? DELETED_DISH).join(', '),
        control: (name: string) => <DishesField {...{ name, dishes }} />,
      },
    }),
    ...section('Title, price and schedule', {
      title: {
        ...line({ label: 'Title', max: 80, isRequired: true }),
        control: () => <TitleAndPrice currency={currency} />,
      },
      price: {
        label: 'Price of each dish',
        rule: priceRule.check(
          z.refine((price) => price > 0, 'must be more than 0. At 0, the page shows $5.'),
        ),
        initial: '',
        read: ({ price }: StaffSpecial) => priceText(price),
        show: (typed: string) => `$${typed}`,
      },
      daysCsv: {
        label: 'Days',
        rule: z.pipe(
          z.array(z.string()).check(z.minLength(1, 'are missing: choose at least one.')),
          z.transform((days) => days.join(',')),
        ),
        initial: [],
        read: ({ daysCsv }: StaffSpecial) => daysIn(daysCsv),
        show: (days: readonly string[]) => dayNames(days).join(', '),
        control: () => <Schedule />,
      },
      startTime: { ...time('startTime', 'Starts'), rule: timeRule },
      endTime: { ...time('endTime', 'Ends'), rule: timeRule },
      windowText: { ...line({ label: 'Schedule text', max: 120 }), control: () => null },
    }),
  };
}

type SpecialFields = ReturnType<typeof specialFields>;
export type SpecialValues = ValuesOf<SpecialFields>;

export const SPECIAL_RULES = [
  crossRule<ParsedOf<SpecialFields>>(
    'endTime',
    'must be after the start, on the same day.',
    ({ startTime, endTime }) => endTime > startTime,
  ),
];

/** Shown below the note about what is fixed on the site. */
function TitleAndPrice({ currency }: { currency: string }) {
  return (
    <>
      <p className="note">
        Fixed on the site: “Tapas $5” in the navigation and the popup, “Mon, Tue, Wed 4 PM to 6 PM” in the
        popup and on its page.
      </p>
      <Pair>
        <TextField name="title" isRequired help="On its page and on the home page." />
        <PriceField name="price" {...{ currency }} isRequired help="With cents if any: $4.50." />
      </Pair>
    </>
  );
}

function Schedule() {
  const { daysCsv = [], startTime = '', endTime = '' } = useWatch<SpecialValues>();
  const days = dayNames(daysCsv).join(', ') || 'No day';
  return (
    <Folded
      names={['daysCsv', 'startTime', 'endTime', 'windowText']}
      summary={`${days}, ${timeWords(startTime)} to ${timeWords(endTime)}`}
      isOpenAtFirst={false}
    >
      <Stack pt="sm">
        <WeekdaysField
          name="daysCsv"
          help="Used with the times for “Today until 6 PM” on its page, and by search engines."
        />
        <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" maw="26rem">
          <TimeField name="startTime" isRequired />
          <TimeField name="endTime" isRequired />
        </SimpleGrid>
        <TextField name="windowText" help="On the home page, above the title." />
      </Stack>
    </Folded>
  );
}
