import { useFormContext } from 'react-hook-form';
import { CardDays } from '../cards/card-days';
import { DateField } from '../kit/forms/fields';
import { useToday } from '../kit/shell/use-today';
import { type DatePreset, datePresets } from './date-presets';
import styles from './offer-days.module.css';
import { showsSentence } from './offer-words';

interface Days {
  startDate: string;
  endDate: string;
  active: boolean;
}

/** When an offer shows: two dates, or a button that fills them in and looks pressed while they match. */
export function OfferDays() {
  const today = useToday();
  const { watch, setValue, clearErrors } = useFormContext<Days>();
  const values = watch();
  const choose = ({ startDate, endDate }: DatePreset) => {
    if (startDate !== null) setValue('startDate', startDate, { shouldDirty: true });
    setValue('endDate', endDate, { shouldDirty: true });
    clearErrors(['startDate', 'endDate']);
  };
  const isChosen = ({ startDate, endDate }: DatePreset) =>
    endDate === values.endDate && (startDate === null || startDate === values.startDate);
  return (
    <>
      <div role="group" aria-label="Usual days" className={styles.presets}>
        {datePresets(today).map((preset) => (
          <button
            key={preset.label}
            type="button"
            className={styles.preset}
            aria-pressed={isChosen(preset)}
            onClick={() => choose(preset)}
          >
            <span className={styles.label}>{preset.label}</span> <span className="fine">{preset.days}</span>
          </button>
        ))}
      </div>
      <CardDays<Days>
        names={['endDate']}
        sentence={({ active, startDate, endDate }) =>
          showsSentence({ active, startDate: startDate || null, endDate: endDate || null }, today, false)
        }
      >
        <DateField name="startDate" help="Blank: from now on." />
        <DateField name="endDate" min={values.startDate} help="This day included. Blank: no end." />
      </CardDays>
    </>
  );
}
