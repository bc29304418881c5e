import { useFormContext } from 'react-hook-form';
import { ChoiceField } from '../forms/choice-field';
import { DateField } from '../forms/date-field';
import { FormSection } from '../forms/form-section';
import { LinkField } from '../forms/link-field';
import { LongTextField } from '../forms/long-text-field';
import { onceSaved } from '../forms/once-saved';
import { SwitchField } from '../forms/switch-field';
import { TextField } from '../forms/text-field';
import { PictureField } from '../pictures/picture-field';
import { useToday } from '../shell/use-today';
import styles from './event-fields.module.css';
import { EVENT_KINDS, usualButton } from './event-kinds';
import { type EventValues, fieldsOf } from './event-values';
import { showsSentence } from './event-words';

/** What a card says, what kind it is, when it happens and where its button leads; with a title alone it can be saved. */
export function EventFields() {
  const type = useFormContext<EventValues>().watch('type');
  return (
    <>
      <FormSection title="The card">
        <TextField name="title" isRequired />
        <ChoiceField name="type" choices={EVENT_KINDS} />
        <LongTextField name="description" help="What it is, from when to when, what it costs." />
        <PictureField
          name="image"
          aspect={3 / 2}
          label="Picture"
          help="Without one, a painted plate stands in."
        />
      </FormSection>
      <EventDates />
      <FormSection title="Its button">
        <TextField name="buttonLabel" help={`Left empty, it says “${usualButton(type)}”.`} />
        <LinkField
          name="buttonTo"
          placeholder=""
          help="A page of the site, or an address. Left empty, it leads to the reservations."
        />
      </FormSection>
    </>
  );
}

/** When it happens; what follows from that for diners is read out as it changes. */
function EventDates() {
  const today = useToday();
  const { watch, formState } = useFormContext<EventValues>();
  const values = watch();
  const isWrong = formState.errors.date ?? formState.errors.endDate;
  return (
    <FormSection title="When it is">
      <div className={styles.dates}>
        <DateField name="date" help="Empty: no date. Those without one come after those with one." />
        <DateField name="endDate" min={values.date} help="Only where it lasts for several days." />
      </div>
      <p role="status" className={styles.sentence}>
        {!isWrong && onceSaved(showsSentence(fieldsOf(values), today))}
      </p>
      <SwitchField name="isActive" help="Off hides it, whatever its date is." />
    </FormSection>
  );
}
