import { Box, NativeSelect, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { readMenuPrice } from '../../../domain/menu-price';
import { numberIn } from '../../../domain/typed-number';
import { later } from '../shell/later';
import { type FieldProps, textOf, useField } from './use-field';

type TextFieldProps = FieldProps &
  Pick<
    TextInputProps,
    'inputMode' | 'lang' | 'leftSection' | 'min' | 'rightSection' | 'rightSectionWidth' | 'type'
  >;

export function TextField({ name, label, isLabelHidden, help, isRequired, ...rest }: TextFieldProps) {
  const { value, change, input } = useField({ name, label, isLabelHidden, help, isRequired });
  return (
    <TextInput
      {...input}
      autoComplete="off"
      {...rest}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** A date, with the device's own picker; `YYYY-MM-DD` in the form, or empty. */
export function DateField(props: FieldProps & { min?: string }) {
  return <TextField type="date" {...props} />;
}

/** A time at the restaurant; `HH:MM` in the form, or empty. */
export function TimeField(props: FieldProps) {
  return <TextField type="time" {...props} />;
}

export function NumberField({ unit, isWhole, ...props }: FieldProps & { unit?: string; isWhole?: boolean }) {
  return (
    <TextField
      inputMode={isWhole ? 'numeric' : 'decimal'}
      rightSection={unit}
      // The library makes room for an icon.
      {...(unit && { rightSectionWidth: `calc(${unit.length}ch + var(--space-5))` })}
      {...props}
    />
  );
}

interface PriceFieldProps extends FieldProps {
  currency?: string;
  isWhole?: boolean;
}

/** Warns about cents as they are typed, in a status. */
export function PriceField({ currency = 'USD', isWhole = false, help, ...props }: PriceFieldProps) {
  const { value, input } = useField(props);
  const typed = textOf(value);
  const hasCents = isWhole && !Number.isInteger(numberIn(typed) ?? 0);
  return (
    <TextField
      {...props}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      leftSection={currency === 'USD' ? '$' : undefined}
      help={
        <>
          {help}
          <Box component="span" display="block" role="status">
            {hasCents && !input.error && readMenuPrice(typed).complaint}
          </Box>
        </>
      }
    />
  );
}

/** Several lines of text. The field grows with its text if the browser can do that; otherwise it can be resized. */
export function LongTextField({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  const { value, change, input } = useField(props);
  return (
    <Textarea
      {...input}
      styles={{ input: { minHeight: '5.5rem', maxHeight: '60vh', fieldSizing: 'content' } }}
      rows={rows}
      resize="vertical"
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

const LoadedLinkField = later(async () => (await import('./link-field')).LinkField);

export function LinkField(props: FieldProps) {
  return <LoadedLinkField {...props} instead={<TextField {...props} />} />;
}

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** The label for no choice (empty text): “Choose a category”. */
  none?: string;
}

export function SelectField({ choices, none, ...props }: SelectFieldProps) {
  const { value, change, input } = useField(props);
  const chosen = textOf(value);
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <NativeSelect {...input} value={chosen} onChange={(event) => change(event.currentTarget.value)}>
      {(none !== undefined || chosen === '') && <option value="">{none ?? 'Choose one'}</option>}
      {!isKnown && <option value={chosen}>No longer in the list</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}

export function SwitchField(props: Omit<FieldProps, 'isRequired'>) {
  const { value, change, input } = useField(props);
  const { required: _required, ...rest } = input;
  return (
    <Switch
      {...rest}
      // The library's label includes the help, which is already read out as the description.
      aria-label={rest.label}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

/** A stored number as a field's text: fields keep text as typed, so that drafts restore exactly that. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
