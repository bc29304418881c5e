import type { Operation, Response } from '../document-types';
import { parameterTable, schemaBlock } from './field-table';
import { html, nothing, sentence, type Html } from './html';
import { valueWords } from './value-words';

/** One call: what it is for, who may make it, what it takes and what it answers. */
export function callSection(method: string, path: string, operation: Operation): Html {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  const who = security.length > 0 ? 'Staff, with a token.' : 'Anyone.';
  return html`<article id="${operationId}">
    <h3>
      <a href="#${operationId}"
        ><span class="method">${method.toUpperCase()}</span> <span class="path">${path}</span></a
      >
    </h3>
    <p>${sentence(`${summary}.`)} ${description === undefined ? nothing : sentence(description)}</p>
    <p><b>Who:</b> ${who}</p>
    ${parameterTable(parameters)}
    ${Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
      schemaBlock(`Body, ${type}`, schema),
    )}
    <dl>${Object.entries(responses).map(([status, response]) => answer(status, response))}</dl>
  </article>`;
}

function answer(status: string, { description, headers, content }: Response): Html {
  const body = Object.values(content ?? {})[0];
  const named = Object.keys(headers ?? {}).join(', ');
  const fields = body && Number(status) < 400 ? answerBody(body.schema) : nothing;
  return html`<dt>${status}</dt>
    <dd>
      ${sentence(description)} ${named === '' ? nothing : html`Header: <code>${named}</code>.`} ${fields}
    </dd>`;
}

/** A list and a reference in words; another object with its fields. */
function answerBody(schema: Parameters<typeof schemaBlock>[1]): Html {
  return schema.properties ? schemaBlock('Answer', schema) : html`Answer: ${valueWords(schema)}.`;
}
