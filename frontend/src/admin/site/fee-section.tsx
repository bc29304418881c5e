import { useFormContext, useWatch } from 'react-hook-form';
import { feeStatement } from '../../domain/legal';
import { ChoiceField } from '../forms/choice-field';
import { NumberField } from '../forms/number-field';
import { TextField } from '../forms/text-field';
import { feeRule } from './fee-rule';
import { FormSection } from './form-section';
import styles from './form-section.module.css';
import type { SiteValues } from './site-values';

/** A fee that nobody can decline. */
export function FeeSection() {
  const { control } = useFormContext<SiteValues>();
  const fee = useWatch({ control, name: 'fee' });
  const stated = feeRule.safeParse(fee).data ?? null;
  return (
    <FormSection
      id="fee"
      help="The law of Massachusetts (940 CMR 38.00): a fee that every guest has to pay is told with its amount before they order. The menu and the drinks list state it."
    >
      <ChoiceField
        name="fee.kind"
        label="Is there one?"
        choices={[
          { value: 'none', label: 'No fee' },
          { value: 'percent', label: 'A share of the bill' },
          { value: 'amount', label: 'An amount on every order' },
        ]}
      />
      {fee.kind !== 'none' && (
        <div className={styles.pair}>
          <TextField name="fee.name" label="What it is called" help="For example: Kitchen fee" isRequired />
          <NumberField
            name="fee.value"
            label={fee.kind === 'percent' ? 'Percent of the bill' : 'Amount in dollars'}
            {...(fee.kind === 'percent' ? { unit: '%' } : {})}
            isRequired
          />
        </div>
      )}
      {stated && (
        <p role="status" className={styles.warning}>
          Guests read: “{feeStatement(stated)}”
        </p>
      )}
    </FormSection>
  );
}
