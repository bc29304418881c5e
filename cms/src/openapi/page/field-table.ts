import type { Parameter } from '../document-types';
import type { JsonSchema } from '../json-schema';
import { html, nothing, type Html } from './html';
import { valueNotes, valueWords } from './value-words';

interface Row {
  name: string;
  isRequired: boolean;
  where?: string;
  schema: JsonSchema;
}

/** The parameters of a call as a table. */
export function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(({ name, in: where, required, description, schema }) => ({
    name,
    where,
    isRequired: required,
    schema: description === undefined ? schema : { ...schema, description },
  }));
  return rows.length === 0 ? nothing : table('Parameters', rows);
}

/** What a schema holds, as words or, where it is an object of its own, as a table of its fields. */
export function schemaBlock(title: string, schema: JsonSchema): Html {
  const rows = fieldsOf(schema, '');
  const words = html`<p><b>${title}:</b> ${valueWords(schema)}</p>`;
  return rows.length === 0 ? words : table(title, rows);
}

/** The fields, those of nested objects behind theirs as `fee.name` and `items[].name`. */
function fieldsOf(schema: JsonSchema, prefix: string): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = property as JsonSchema;
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ name: path, isRequired, schema: own }, ...nestedFields(own, path)];
  });
}

function nestedFields(schema: JsonSchema, path: string): Row[] {
  if (schema.type === 'array') return nestedFields((schema.items ?? {}) as JsonSchema, `${path}[]`);
  const inner = schema.anyOf ?? [schema];
  return inner.flatMap((each) => fieldsOf(each, `${path}.`));
}

function table(title: string, rows: readonly Row[]): Html {
  const lines = rows.map(
    ({ name, isRequired, where, schema }) =>
      html`<tr>
        <th scope="row">
          <code>${name}</code>${isRequired ? html` <span class="must">required</span>` : nothing}
        </th>
        <td>${where === undefined ? nothing : html`<i>${where}</i> `}${valueWords(schema)}</td>
        <td>${valueNotes(schema)}</td>
      </tr>`,
  );
  return html`<div class="table" role="region" aria-label="${title}" tabindex="0">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>
  </div>`;
}
