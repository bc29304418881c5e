import { useFormContext } from 'react-hook-form';
import { DateField } from '../forms/date-field';
import { FormSection } from '../forms/form-section';
import { onceSaved } from '../forms/once-saved';
import { SwitchField } from '../forms/switch-field';
import { useToday } from '../shell/use-today';
import { type DatePreset, datePresets } from './date-presets';
import styles from './offer-dates.module.css';
import { fieldsOf, type OfferValues } from './offer-values';
import { showsSentence } from './offer-words';

/**
 * When an offer shows: by one tap for the usual spans, or by two dates. A tap fills both dates and is pressed while they
 * are so (`aria-pressed`); what follows from them is read out as it changes.
 */
export function OfferDates() {
  const today = useToday();
  const { watch, setValue, clearErrors, formState } = useFormContext<OfferValues>();
  const values = watch();
  const choose = ({ startDate, endDate }: DatePreset) => {
    if (startDate !== null) setValue('startDate', startDate, { shouldDirty: true });
    setValue('endDate', endDate, { shouldDirty: true });
    clearErrors(['startDate', 'endDate']);
  };
  const isChosen = ({ startDate, endDate }: DatePreset) =>
    endDate === values.endDate && (startDate === null || startDate === values.startDate);
  return (
    <FormSection title="When it shows">
      <div role="group" aria-label="Usual days" className={styles.presets}>
        {datePresets(today).map((preset) => (
          <button
            key={preset.label}
            type="button"
            className={styles.preset}
            aria-pressed={isChosen(preset)}
            onClick={() => choose(preset)}
          >
            <span className={styles.label}>{preset.label}</span>{' '}
            <span className={styles.days}>{preset.days}</span>
          </button>
        ))}
      </div>
      <div className={styles.dates}>
        <DateField name="startDate" help="Empty: from now on." />
        <DateField name="endDate" min={values.startDate} help="This day included. Empty: no end." />
      </div>
      <p role="status" className={styles.sentence}>
        {!formState.errors.endDate && onceSaved(showsSentence(fieldsOf(values), today))}
      </p>
      <SwitchField name="isActive" help="Off hides it, whatever its days are." />
    </FormSection>
  );
}
