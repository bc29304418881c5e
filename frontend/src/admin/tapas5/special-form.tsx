import { staffSpecial, type StaffSpecial } from '../../api/staff/staff-tapas5';
import { formatTime } from '../../domain/hours-format';
import { EntryForm } from '../forms/entry-form';
import { FormSection } from '../forms/form-section';
import { PriceField } from '../forms/price-field';
import { TextField } from '../forms/text-field';
import { TimeField } from '../forms/time-field';
import { DaysField } from './days-field';
import { DishesField } from './dishes-field';
import { PriceNote, TimeNote } from './fixed-words';
import styles from './special-form.module.css';
import { SpecialPreview } from './special-preview';
import { daysText, specialSchema, specialValues, type SpecialValues } from './special-values';
import { useSpecialForm } from './use-special';
import { useSpecialDishes } from './use-special-dishes';

const timeText = (time: string) => (time === '' ? 'None' : formatTime(time));

/** What the special is, beside whether it is on. */
export function SpecialForm({ special }: { special: StaffSpecial }) {
  const { entry, save } = useSpecialForm(special);
  const dishes = useSpecialDishes(special);
  const { currency, isActive } = special;
  const drawPreview = (values: SpecialValues) => (
    <SpecialPreview values={values} dishes={dishes} currency={currency} isActive={isActive} />
  );
  return (
    <EntryForm
      noun="special"
      draftKey="tapas5"
      entry={entry}
      schema={specialSchema}
      toValues={(stored) => specialValues(stored ?? entry)}
      fields={{
        itemIds: {
          label: 'Dishes, in their order',
          show: (ids) => ids.map((id) => dishes.get(id)?.item.name ?? 'A dish that was deleted').join(', '),
        },
        title: { label: 'Title' },
        price: { label: 'Price of each dish', show: (price) => `$${price}` },
        windowText: { label: 'When, in words' },
        days: { label: 'Days', show: daysText },
        startTime: { label: 'From', show: timeText },
        endTime: { label: 'To', show: timeText },
      }}
      wireNames={{ daysCsv: 'days' }}
      save={(fields, etag) => save(fields, etag ?? entry.etag)}
      readCurrent={staffSpecial.read}
      live={(stored) => (isActive && stored.dishes.some((dish) => dish.isAvailable) ? LIVE : null)}
      preview={drawPreview}
    >
      <FormSection title="On its page">
        <DishesField name="itemIds" dishes={dishes} />
        <TextField
          name="title"
          isRequired
          help="On the poster of its page, and on the home page. The link in the navigation is always “Tapas $5”."
        />
        <PriceField
          name="price"
          isRequired
          isRounded={false}
          currency={currency}
          help={
            <>
              On the poster and beside each dish, with its cents where it has any: $4.50.
              <PriceNote />
            </>
          }
        />
      </FormSection>
      <FormSection title="When it is">
        <TextField
          name="windowText"
          help="On the home page, above the title. The special’s own page always says “Mon, Tue, Wed 4 PM to 6 PM”, which can’t be changed here."
        />
        <p className={styles.help}>Days and times are not shown on any page: search engines are told them.</p>
        <DaysField name="days" />
        <div className={styles.times}>
          <TimeField name="startTime" isRequired />
          <TimeField name="endTime" isRequired />
        </div>
        <TimeNote />
      </FormSection>
    </EntryForm>
  );
}

const LIVE = { to: '/5-tapas', label: 'See its page' };
