import { describe, expect, it } from 'vitest';
import { allGroups } from '../../contract/all-calls';
import type { JsonSchema } from '../json-schema';
import { openApiDocument } from '../document';
import { docsPage } from './docs-page';
import { html, sentence } from './html';
import { valueNotes, valueWords } from './value-words';

describe('html', () => {
  it('escapes what is no markup yet', () => {
    expect(html`${'<b class="a">&\''} ${html`<i>${1}</i>`}`.markup).toBe(
      '&lt;b class=&quot;a&quot;&gt;&amp;&#39; <i>1</i>',
    );
    expect(html`${[html`a`, html`${'<'}`]}`.markup).toBe('a&lt;');
  });

  it('sets what stands between backticks as code', () => {
    expect(sentence('Send `<x>` back.').markup).toBe('Send <code>&lt;x&gt;</code> back.');
  });
});

it.each<[JsonSchema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 1000 }, 'text, 1 to 1,000 characters'],
  [{ type: 'string', maxLength: 40 }, 'text, at most 40 characters'],
  [{ type: 'integer', minimum: 0 }, 'whole number, at least 0'],
  [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'day or null'],
  [{ anyOf: [{ type: 'string', format: 'date' }, { const: '' }] }, 'day or empty'],
  [{ enum: ['new', 'read'] }, '<code>new</code>, <code>read</code>'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Offer' } }, 'list of <a href="#Offer">Offer</a>'],
  [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
  [{}, 'anything'],
])('%j reads %s', (schema, words) => {
  expect(valueWords(schema).markup).toBe(words);
});

it('notes what else there is to say', () => {
  const schema: JsonSchema = { description: 'A tag.', default: '', readOnly: true, pattern: '^a$' };
  expect(valueNotes(schema).markup).toBe('A tag. Unless given: empty. Read-only. Pattern <code>^a$</code>.');
});

describe('the page', () => {
  const page = docsPage(openApiDocument(allGroups), '/api/docs/openapi.json');
  const matches = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found);

  it('leads nowhere that is not there, and has every anchor once', () => {
    const ids = matches(/\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(matches(/href="#([^"]+)"/g)));
  });

  it('leaves nothing unsaid', () => {
    expect(page).not.toMatch(/undefined|\[object|NaN/);
  });
});
