import type { OpenApiDocument, Operation } from '../document-types';
import { introduction } from '../introduction';
import { callSection } from './call-section';
import { schemaBlock } from './field-table';
import { html, sentence, type Html } from './html';
import { style } from './style';

interface WrittenCall {
  method: string;
  path: string;
  operation: Operation;
}

// Its text has to be to the letter what the policy's hash is of.
const styleElement: Html = { markup: `<style>${style}</style>` };

/** The document as a page for people: no script, nothing loaded from anywhere. */
export function docsPage(document: OpenApiDocument, documentAddress: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const { markup } = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${document.info.title}</title>
      ${styleElement}
    </head>
    <body>
      <header>
        <h1>${document.info.title}</h1>
        <p>For programs: <a href="${documentAddress}">the same as OpenAPI ${document.openapi}</a>.</p>
      </header>
      <main>
        <section>
          <h2>For every call</h2>
          ${introduction.map(({ matter, text }) => html`<p><b>${matter}.</b> ${sentence(text)}</p>`)}
        </section>
        <nav aria-label="Calls">
          <h2>Calls</h2>
          ${groups.map(({ name, calls: own }) => contents(name, own))}
        </nav>
        ${groups.map(
          ({ name, calls: own }) =>
            html`<section>
              <h2>${name}</h2>
              ${own.map(({ method, path, operation }) => callSection(method, path, operation))}
            </section>`,
        )}
        <section>
          <h2>Bodies and answers</h2>
          ${schemas(document)}
        </section>
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${markup}\n`;
}

function contents(name: string, calls: readonly WrittenCall[]): Html {
  const lines = calls.map(
    ({ method, path, operation }) =>
      html`<li>
        <a href="#${operation.operationId}"
          ><span class="method">${method.toUpperCase()}</span> <span class="path">${path}</span></a
        >
        ${sentence(operation.summary)}
      </li>`,
  );
  return html`<h3>${name}</h3>
    <ul>
      ${lines}
    </ul>`;
}

function schemas(document: OpenApiDocument): Html[] {
  return Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<div class="schema" id="${name}">
        <h3>${name}</h3>
        ${schemaBlock('Fields', schema)}
      </div>`,
  );
}
