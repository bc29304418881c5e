import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { StaffSite } from '../../api/staff/staff-site';
import { feeStatement } from '../../domain/legal';
import type { MandatoryFee } from '../../domain/site';
import { readTypedPrice } from '../../domain/typed-number';
import { ChoiceField } from '../kit/forms/choice-field';
import { Pair } from '../kit/forms/field-list';
import { NumberField, numberText, TextField } from '../kit/forms/fields';
import { requiredTextRule } from '../kit/forms/field-rules';
import { priceText } from '../kit/shell/price-words';
import styles from './site-parts.module.css';

const feeRule = z.pipe(
  z.object({ kind: z.enum(['none', 'percent', 'amount']), name: z.string(), value: z.string() }),
  z.transform(({ kind, ...typed }, ctx): MandatoryFee | null => {
    if (kind === 'none') return null;
    const complain = (field: 'name' | 'value', message: string) =>
      ctx.issues.push({ code: 'custom', path: [field], message, input: typed });
    const { data: name } = requiredTextRule(80).safeParse(typed.name);
    const most = kind === 'percent' ? 100 : 10_000;
    const { price } = readTypedPrice(typed.value);
    const value = price !== null && price > 0 && price <= most ? price : undefined;
    if (name === undefined) complain('name', 'Enter a name for the fee (up to 80 characters).');
    if (value === undefined) {
      const range = `up to ${most.toLocaleString('en-US')}, with at most two decimals`;
      complain('value', `The fee must be a number above 0, ${range}.`);
    }
    if (name === undefined || value === undefined) return z.NEVER;
    return kind === 'percent'
      ? { name, percent: value, amount: null }
      : { name, percent: null, amount: value };
  }),
);

type FeeValues = z.input<typeof feeRule>;

const statedBy = (typed: FeeValues) => {
  const fee = feeRule.safeParse(typed).data;
  return fee ? feeStatement(fee) : null;
};

export const FEE_FIELD = {
  label: 'Mandatory fee',
  rule: feeRule,
  initial: { kind: 'none', name: '', value: '' } as FeeValues,
  read({ fee }: StaffSite): FeeValues {
    if (fee === null) return { kind: 'none', name: '', value: '' };
    return fee.percent === null
      ? { kind: 'amount', name: fee.name, value: priceText(fee.amount) }
      : { kind: 'percent', name: fee.name, value: numberText(fee.percent) };
  },
  show: (fee: FeeValues) =>
    fee.kind === 'none' ? 'No fee' : (statedBy(fee) ?? `${fee.name} ${fee.value}`.trim()),
  control: () => <FeeField />,
};

function FeeField() {
  const fee = useWatch<{ fee: FeeValues }, 'fee'>({ name: 'fee' });
  const stated = statedBy(fee);
  const isPercent = fee.kind === 'percent';
  return (
    <>
      <ChoiceField
        name="fee.kind"
        label="Do you charge a mandatory fee?"
        choices={[
          { value: 'none', label: 'No fee' },
          { value: 'percent', label: 'Percentage of the bill' },
          { value: 'amount', label: 'Fixed amount per order' },
        ]}
      />
      {fee.kind !== 'none' && (
        <Pair>
          <TextField name="fee.name" label="Fee name" help="For example: Kitchen fee" isRequired />
          <NumberField
            name="fee.value"
            label={isPercent ? 'Percent of the bill' : 'Amount in dollars'}
            unit={isPercent ? '%' : undefined}
            isRequired
          />
        </Pair>
      )}
      <p role="status" className={stated ? styles.warning : 'hides-empty'}>
        {stated && `Guests read: “${stated}”`}
      </p>
    </>
  );
}
