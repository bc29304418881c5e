// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { readContactForm, type FormAnswer, type FormStep, type NoAnswer } from './contact-form';
import { parseBootData } from './boot-data';
import { render } from './entry-server';

const FIELDS = {
  name: 'Ana',
  email: 'ana@diner.example',
  phone: '',
  subject: '',
  message: 'Line 1\r\nLine 2',
};

function read(fields: Record<string, string>): FormStep {
  return readContactForm(new Map(Object.entries(fields)), '/contact');
}

function settled(answer: Partial<FormAnswer> | NoAnswer) {
  const step = read(FIELDS);
  if (step.kind !== 'call') throw new Error('expected a call');
  if (typeof answer === 'string') return step.settle(answer);
  return step.settle({ status: 200, body: null, retryAfter: undefined, ...answer });
}

describe('readContactForm', () => {
  it('makes the same call as the page’s own script', () => {
    expect(read(FIELDS)).toMatchObject({
      kind: 'call',
      call: {
        path: '/api/contact',
        body: {
          name: 'Ana',
          email: 'ana@diner.example',
          message: 'Line 1\nLine 2',
          subject: 'Contact from website',
        },
        headers: { 'X-Page-Path': '/contact' },
      },
    });
    const spam = read({ ...FIELDS, website: 'x' });
    expect(spam.kind === 'call' && spam.call.headers).toEqual({
      'X-Page-Path': '/contact',
      'X-Honeypot': 'x',
    });
  });

  it('asks for what is missing, and keeps the rest', () => {
    expect(read({ name: ' ', message: 'Hola\0', other: 'x' })).toMatchObject({
      kind: 'settled',
      result: {
        status: 400,
        text: 'Please complete the required fields.',
        form: {
          outcome: { problems: { name: expect.any(String), email: expect.any(String) } },
          values: { name: ' ', email: '', phone: '', subject: '', message: 'Hola\ufffd' },
        },
      },
    });
  });

  it.each([200, 201])('answers a stored message of %d with an empty form', (status) => {
    expect(settled({ status, body: { id: '1', message: 'Stored.' } })).toEqual({
      status: 200,
      text: 'Message sent — we’ll reply shortly.',
      retryAfterSeconds: null,
      form: {
        outcome: { status: 'success', text: 'Message sent — we’ll reply shortly.' },
        values: { name: '', email: '', phone: '', subject: '', message: '' },
      },
    });
  });

  it.each<[Partial<FormAnswer> | NoAnswer, number, string, number | null]>([
    [{ status: 400, body: { message: 'No.' } }, 400, 'No.', null],
    [{ status: 429, body: { message: 'Later.' }, retryAfter: '60' }, 429, 'Later.', 60],
    [{ status: 502, body: '<html>' }, 502, '<html>', null],
    [{ status: 302, body: '' }, 502, 'We could not send your message. Please try again.', null],
    ['away', 503, 'We could not send your message. Please try again.', 5],
    [
      'timed-out',
      504,
      'We can’t tell whether your message arrived. Send it again: it won’t reach us twice.',
      null,
    ],
  ])('answers %j with %d', (answer, status, text, retryAfterSeconds) => {
    const result = settled(answer);
    expect(result).toMatchObject({ status, text, retryAfterSeconds });
    expect(result.form.values.message).toBe('Line 1\nLine 2');
  });
});

describe('the page with a form’s result', () => {
  // The first render loads the page's code, which may take a while if many tests run at once.
  beforeAll(() => import('../pages/contact/contact-page'), 60_000);

  const draw = async (fields: Record<string, string>) => {
    const step = read(fields);
    const result = step.kind === 'settled' ? step.result : step.settle('away');
    const rendered = await render({
      url: new URL('https://casa.example/contact'),
      data: {},
      now: new Date('2026-11-21T23:00:00Z'),
      assets: null,
      form: result.form,
    });
    if (rendered.kind !== 'page') throw new Error('expected a page');
    return { result, html: rendered.html };
  };

  it('shows the result, keeps the values, and passes both to the browser', async () => {
    const message = '</textarea></script><script>alert(1)</script> 🦐 "';
    const { html, result } = await draw({ ...FIELDS, message });
    expect(html).toContain('We could not send your message. Please try again.');
    expect(html).toContain('&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; 🦐 &quot;');
    expect(html).not.toContain('<script>alert');
    const json = /<script id="boot"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(parseBootData(json).form).toEqual(result.form);
    expect(html).not.toMatch(/ style="/);
  });

  it('marks what is missing', async () => {
    const { html } = await draw({ ...FIELDS, name: '' });
    expect(html).toContain('Please complete the required fields.');
    expect(html).toMatch(/<input[^>]* id="contact-name"[^>]*aria-invalid="true"/);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
  });
});
