import { describe, expect, it } from 'vitest';
import { emailAddress, linkTarget, requiredLine, webAddress } from './values';

describe('emailAddress', () => {
  it.each([
    'ana@diner.example',
    ' ana@diner.example ',
    'a.b+c@sub.diner.example',
    "o'hara@diner.example",
    'a&b@diner.example',
    'prvs=1=ab@diner.example',
    'a!b/c#d@diner.example',
    'user@xn--e1afmkfd.xn--p1ai',
    `${'a'.repeat(64)}@diner.example`,
  ])('takes %s', (text) => expect(emailAddress.safeParse(text).success).toBe(true));

  it.each([
    '',
    'ana',
    'ana@',
    '@diner.example',
    'ana@diner',
    'ana@@diner.example',
    'ana@diner..example',
    'ana@-diner.example',
    'ana@diner.example\r\nBcc: x@diner.example',
    'Ana <ana@diner.example>',
    'ana@diner.example, bob@diner.example',
    'ana b@diner.example',
    '"ana b"@diner.example',
    `${'a'.repeat(65)}@diner.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('refuses %j', (text) => expect(emailAddress.safeParse(text).success).toBe(false));

  it('turns a domain into ASCII, as mail servers need it: some browsers send it as typed', () => {
    expect(emailAddress.parse('ana@muñoz.example')).toBe('ana@xn--muoz-hqa.example');
    for (const text of [
      'añá@diner.example',
      'ana@mu ñoz.example',
      'ana@ñ%00.example',
      'ana@ñ.example/x',
      'ana@ñ.example:25',
      'a@ñ@diner.example',
      'ñ',
    ])
      expect(emailAddress.safeParse(text).success).toBe(false);
  });

  it('is not slowed down by crafted input', () => {
    const started = performance.now();
    for (const text of [
      `a@${'a.'.repeat(120)}!`,
      `a@${'a-'.repeat(100)}!`,
      '!'.repeat(250),
      `@${'ñ'.repeat(500_000)}@`,
    ]) {
      expect(emailAddress.safeParse(text).success).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('requiredLine', () => {
  it.each(['', ' ', '\u200b', '\u00a0\u200b\ufeff', '\n\t'])('refuses invisible text: %j', (text) =>
    expect(requiredLine(10).safeParse(text).success).toBe(false),
  );
  it.each(['a', '🍷', 'ñ', '-', '\u200bjamón'])('takes %j', (text) =>
    expect(requiredLine(10).safeParse(text).success).toBe(true),
  );
});

describe('linkTarget and webAddress', () => {
  it.each(['', '/menu', 'https://casa.example/a?b#c'])(
    'both accept %j, but only linkTarget accepts a path',
    (text) => {
      expect(linkTarget.safeParse(text).success).toBe(true);
      expect(webAddress(100).safeParse(text).success).toBe(text !== '/menu');
    },
  );
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/a\u0000b',
    'https://casa.example/\u0000',
    'data:text/html,x',
    'HTTPS://CASA.EXAMPLE',
  ])('refuse %j', (text) => {
    expect(linkTarget.safeParse(text).success).toBe(false);
    expect(webAddress(100).safeParse(text).success).toBe(false);
  });
});
