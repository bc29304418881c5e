import type { ReactNode } from 'react';
import { formatTime } from '../../../domain/hours-format';
import { shortDate } from '../../../domain/short-date';
import {
  type Choice,
  LinkField,
  LongTextField,
  NumberField,
  numberText,
  SelectField,
  SwitchField,
  TextField,
} from './fields';
import {
  chosenRule,
  dateRule,
  linkRule,
  numberRule,
  optionalTimeRule,
  orNull,
  requiredTextRule,
  switchRule,
  textRule,
} from './field-rules';

export interface Words {
  label: string;
  help?: string;
}

const orNone = (value: string) => value || 'None';

interface LineWords extends Words {
  max: number;
  isRequired?: boolean;
  lang?: string;
}

export function line({ label, max, isRequired = false, lang, help }: LineWords) {
  return {
    label,
    rule: isRequired ? requiredTextRule(max) : textRule(max),
    initial: '',
    show: orNone,
    control: (name: string) => <TextField {...{ name, isRequired, lang, help }} />,
  };
}

export function longText({ label, max, rows, help }: Words & { max: number; rows?: number }) {
  return {
    label,
    rule: textRule(max),
    initial: '',
    show: orNone,
    control: (name: string) => <LongTextField {...{ name, rows, help }} />,
  };
}

export function select({ label, none, choices }: Words & { none: string; choices: readonly Choice[] }) {
  return {
    label,
    rule: chosenRule(`${none}.`),
    initial: '',
    show: (chosen: string) => choices.find(({ value }) => value === chosen)?.label ?? 'None',
    control: (name: string) => <SelectField {...{ name, none, choices }} isRequired />,
  };
}

export function toggle({
  label,
  help,
  initial = false,
  no = 'No',
}: Words & { initial?: boolean; no?: string }) {
  return {
    label,
    rule: switchRule,
    initial,
    show: (isOn: boolean) => (isOn ? 'Yes' : no),
    control: (name: string) => <SwitchField {...{ name, help }} />,
  };
}

interface NumberWords extends Words {
  min: number;
  max: number;
  unit: string;
  isWhole?: boolean;
}

export function number<Name extends string>(
  name: Name,
  { label, min, max, unit, isWhole = false, help }: NumberWords,
) {
  return {
    label,
    rule: numberRule(min, max, isWhole),
    initial: '',
    read: (entity: Readonly<Record<Name, number | null>>) => numberText(entity[name]),
    show: (typed: string) => (typed === '' ? 'None' : `${typed} ${unit}`),
    control: () => <NumberField {...{ name, unit, isWhole, help }} />,
  };
}

interface DateWords {
  label: string;
  none?: string;
  control: () => ReactNode;
}

export function date<Name extends string>(name: Name, { label, none = 'None', control }: DateWords) {
  return {
    label,
    rule: orNull(dateRule),
    initial: '',
    read: (entity: Readonly<Record<Name, string | null>>) => entity[name] ?? '',
    show: (day: string) => (day === '' ? none : shortDate(day, '')),
    control,
  };
}

export const timeWords = (typed: string) => (typed === '' ? 'None' : formatTime(typed));

export function time<Name extends string>(name: Name, label: string) {
  return {
    label,
    rule: optionalTimeRule,
    initial: '',
    read: (entity: Readonly<Record<Name, string | null>>) => entity[name] ?? '',
    show: timeWords,
  };
}

/** @param usual the button's link if this is blank */
export function link({ label, usual }: { label: string; usual: string }) {
  const help = `Choose a page, type the name of a dish or drink, or paste a web address. Default: ${usual}`;
  return {
    label,
    rule: linkRule,
    initial: '',
    show: orNone,
    control: (name: string) => <LinkField {...{ name, help }} />,
  };
}
