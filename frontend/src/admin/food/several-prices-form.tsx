import { Button, Group, Radio, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatExactPrice } from '../../domain/money';
import { counted } from '../kit/lists/noun';
import { currencySign } from '../kit/shell/price-words';
import type { FoodWords } from './food-kind';
import { SeveralForm, type SeveralProps } from './several-form';
import {
  fieldsOf,
  isAllowed,
  isChanged,
  type NewPrice,
  newPrices,
  type PriceChange,
  readChange,
} from './several-prices';

interface SeveralPricesProps extends SeveralProps {
  currency: string;
}

const PRESETS = [-10, -5, 5, 10];

/** Shows every new price before any is saved. */
export function SeveralPrices(props: SeveralPricesProps) {
  const { foods, words, currency, onClose, onSave } = props;
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<PriceChange['unit']>('percent');
  const by = readChange(typed);
  const rows = foods.map((food) => ({ food, prices: newPrices(food, { by: by ?? 0, unit }) }));
  const changed = rows.filter(({ prices }) => isChanged(prices));
  const wrong = rows.find(({ prices }) => !prices.every(isAllowed));
  const isGood = wrong === undefined;
  const canSave = by !== null && isGood && changed.length > 0;

  return (
    <SeveralForm
      canSave={canSave}
      action={canSave ? `Save ${counted(changed.length, 'new price')}` : 'Save new prices'}
      save={() =>
        onSave(
          changed.map(({ food, prices }) => ({ food, fields: fieldsOf(prices) })),
          `${counted(changed.length, words)}: new prices`,
        )
      }
      onClose={onClose}
    >
      <Group gap="xs" role="group" aria-label="By percent">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            variant="default"
            px="md"
            aria-pressed={unit === 'percent' && by === preset}
            onClick={() => {
              setUnit('percent');
              setTyped(`${preset}`);
            }}
          >
            {preset > 0 ? `+${preset}` : `−${-preset}`}%
          </Button>
        ))}
      </Group>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 9rem"
          label="Change by"
          description="Use a minus sign to lower prices."
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          inputMode="text"
          autoComplete="off"
          value={typed}
          error={typed.trim() !== '' && by === null && 'Enter a number, like 10 or -1.'}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Radio.Group aria-label="Percent or amount" value={unit} onChange={setUnit}>
          <Group mih="var(--target)">
            <Radio value="percent" label="%" />
            <Radio value="amount" label={currencySign(currency)} />
          </Group>
        </Radio.Group>
      </Group>
      <ul className="ruled" role="list" aria-label="New prices">
        {rows.map(({ food, prices }) => (
          <Group component="li" key={food.id} justify="space-between" gap="0 var(--space-3)" py="xs">
            <Text span inherit flex="1 1 9rem" className="fits" lang="es">
              {food.name}
            </Text>{' '}
            <Prices prices={prices} currency={currency} />
          </Group>
        ))}
      </ul>
      <p role="status">
        {by !== null &&
          (isGood
            ? outcomeWords(changed.length, foods.length, words)
            : `“${wrong.food.name}”: a price must be between ${formatExactPrice(1, currency)} and ${formatExactPrice(10_000, currency)}.`)}
      </p>
    </SeveralForm>
  );
}

function Prices({ prices, currency }: { prices: readonly NewPrice[]; currency: string }) {
  return prices.map((price) => {
    const { label, before, after } = price;
    const size = label === '' ? '' : `${label} `;
    const [from, to] = [formatExactPrice(before, currency), formatExactPrice(after, currency)];
    return (
      <Text key={label} span inherit c={isAllowed(price) ? undefined : 'danger'}>
        {size}
        {before === after ? (
          from
        ) : (
          <>
            <del>
              <span className="visually-hidden">from </span>
              {from}
            </del>{' '}
            <span className="visually-hidden">to </span>
            <strong>{to}</strong>
          </>
        )}{' '}
      </Text>
    );
  });
}

function outcomeWords(changed: number, all: number, words: FoodWords): string {
  if (changed === 0) return 'Rounded to whole dollars, no price changes.';
  if (changed === all) return '';
  return `Rounded to whole dollars, ${counted(all - changed, words)} cost${all - changed === 1 ? 's' : ''} the same.`;
}
