import type { JsonSchema } from '../json-schema';
import { html, sentence, type Html } from './html';

/** What a value is, in a few words: `text, 1 to 120 characters`, `list of Drink`, `number or null`. */
export function valueWords(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) return reference(schema.$ref);
  const either = schema.anyOf ?? schema.allOf;
  if (either) {
    const words = either.map(valueWords);
    return joined(words, schema.anyOf ? ' or ' : ' and ');
  }
  if (schema.const !== undefined)
    return schema.const === '' ? html`empty` : html`<code>${String(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((each) => html`<code>${String(each)}</code>`),
      ', ',
    );
  if (schema.type === 'array') return listWords((schema.items ?? {}) as JsonSchema);
  return html`${[kindOf(schema), ...boundsOf(schema)].join(', ')}`;
}

/** What else there is to say of a value. */
export function valueNotes(schema: JsonSchema): Html {
  const notes = [
    schema.description,
    schema.default === undefined ? undefined : `Unless given: ${defaultWords(schema.default)}.`,
    schema.readOnly === true ? 'Read-only.' : undefined,
    schema.pattern === undefined ? undefined : `Pattern \`${schema.pattern}\`.`,
  ];
  return sentence(notes.filter((note) => note !== undefined).join(' '));
}

function listWords(items: JsonSchema): Html {
  return items.type === 'object' ? html`list of objects` : html`list of ${valueWords(items)}`;
}

function defaultWords(value: unknown): string {
  return value === '' ? 'empty' : `\`${JSON.stringify(value)}\``;
}

function reference(target: string): Html {
  const name = target.split('/').at(-1) ?? '';
  return html`<a href="#${name}">${name}</a>`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function kindOf({ type, format, contentMediaType }: JsonSchema): string {
  if (contentMediaType !== undefined) return 'a file';
  return (
    { date: 'day', 'date-time': 'time', email: 'e-mail address' }[format ?? ''] ??
    kinds[type ?? ''] ??
    'anything'
  );
}

function boundsOf(schema: JsonSchema): string[] {
  return [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
  ].filter((words) => words !== '');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const said = (value: number) => value.toLocaleString('en-US');
  if (least !== undefined && most !== undefined) return `${said(least)} to ${said(most)}${unit}`;
  if (least !== undefined) return `at least ${said(least)}${unit}`;
  return most === undefined ? '' : `at most ${said(most)}${unit}`;
}

function joined(words: readonly Html[], between: string): Html {
  return html`${words.map((each, at) => (at === 0 ? each : html`${between}${each}`))}`;
}
