import { SimpleGrid } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { SpecialDish, StaffSpecial } from '../../api/staff/staff-tapas5';
import { formatTime } from '../../domain/hours-format';
import { numberIn } from '../../domain/typed-number';
import { line } from '../kit/forms/field-kinds';
import { crossRule, type ParsedOf, section, type ValuesOf } from '../kit/forms/field-list';
import { priceRule, timeRule } from '../kit/forms/field-rules';
import { PriceField, TimeField } from '../kit/forms/fields';
import { dayNames, daysIn, WeekdaysField } from '../kit/forms/weekdays';
import { priceText } from '../kit/lists/price-words';
import { DELETED_DISH, DishesField } from './dishes-field';

const MAX_DISHES = 100;

const time = (label: string) => ({
  label,
  rule: timeRule,
  initial: '',
  show: (typed: string) => (typed === '' ? 'None' : formatTime(typed)),
});

/** The special's form, field by field. `dishes`: every dish that may be added, by id. */
export function specialFields(currency: string, dishes: ReadonlyMap<string, SpecialDish>) {
  return {
    ...section('On its page', {
      itemIds: {
        label: 'Dishes',
        rule: z.array(z.string()).max(MAX_DISHES, `may be at most ${MAX_DISHES}.`),
        initial: [],
        show: (ids: readonly string[]) => ids.map((id) => dishes.get(id)?.name ?? DELETED_DISH).join(', '),
        control: (name: string) => <DishesField {...{ name, dishes }} />,
      },
      title: line({
        label: 'Title',
        max: 80,
        isRequired: true,
        help: 'On the poster of its page, and on the home page. The link in the navigation is always “Tapas $5”.',
      }),
      price: {
        label: 'Price of each dish',
        rule: priceRule.refine((price) => price > 0, 'must be above 0: the page would show $5 instead.'),
        initial: '',
        read: ({ price }: StaffSpecial) => priceText(price),
        show: (typed: string) => `$${typed}`,
        control: (name: string) => <Price {...{ name, currency }} />,
      },
    }),
    ...section('When it is', {
      windowText: line({
        label: 'Schedule text',
        max: 120,
        help: 'On the home page, above the title. The special’s own page always says “Mon, Tue, Wed 4 PM to 6 PM”, which can’t be changed here.',
      }),
      daysCsv: {
        label: 'Days',
        rule: z
          .array(z.string())
          .min(1, 'are missing: choose at least one.')
          .transform((days) => days.join(',')),
        initial: [],
        read: ({ daysCsv }: StaffSpecial) => daysIn(daysCsv),
        show: (days: readonly string[]) => dayNames(days).join(', '),
        control: (name: string) => (
          <>
            <p className="note">Used by search engines only.</p>
            <WeekdaysField name={name} />
          </>
        ),
      },
      startTime: { ...time('From'), control: () => <Times /> },
      endTime: time('To'),
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

function Price({ name, currency }: { name: string; currency: string }) {
  const price = numberIn(useWatch<SpecialValues, 'price'>({ name: 'price' }));
  return (
    <PriceField
      {...{ name, currency }}
      isRequired
      help={
        <>
          On the poster and beside each dish, with cents if any: $4.50.
          <span role="status" className="warned hides-empty">
            {price !== null &&
              price !== 5 &&
              ' The link in the navigation and the popup still say $5: their text is fixed.'}
          </span>
        </>
      }
    />
  );
}

function Times() {
  const { daysCsv, startTime, endTime } = useWatch<SpecialValues>();
  const isUsual = daysCsv?.join() === 'MON,TUE,WED' && startTime === '16:00' && endTime === '18:00';
  return (
    <>
      <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" maw="26rem">
        <TimeField name="startTime" isRequired />
        <TimeField name="endTime" isRequired />
      </SimpleGrid>
      <p role="status" className="warned hides-empty">
        {!isUsual &&
          'The page and the popup still say Monday to Wednesday, 4 PM to 6 PM: their text is fixed.'}
      </p>
    </>
  );
}
