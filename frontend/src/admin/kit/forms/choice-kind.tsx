import type * as z from 'zod/mini';
import { ChoiceField } from './choice-field';
import type { Words } from './field-kinds';

interface ChoiceWords<Value extends string> extends Words {
  choices: readonly { value: Value; label: string; help?: string }[];
  rule: z.ZodMiniType<unknown, Value>;
  initial: Value;
}

export function choice<Value extends string>({ label, choices, rule, initial, help }: ChoiceWords<Value>) {
  return {
    label,
    rule,
    initial,
    show: (chosen: Value) => choices.find(({ value }) => value === chosen)?.label ?? chosen,
    control: (name: string) => <ChoiceField {...{ name, choices, help }} />,
  };
}
