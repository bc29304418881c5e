import { expect, test } from 'vitest';
import { codedTag, withPlainTags } from './entity-tag';

test('a tag and its compressed forms differ, and each can be turned back into the plain tag', () => {
  const tags = ['"abc"', codedTag('"abc"', 'br'), codedTag('"abc"', 'gzip')];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags.slice(1)) expect(withPlainTags(tag)).toBe(`${tag}, "abc"`);
});

test.each([
  ['"abc"', '"abc"'],
  ['*', '*'],
  ['"abc-deflate"', '"abc-deflate"'],
  ['"a-br", W/"b-gzip"', '"a-br", "a", W/"b-gzip", W/"b"'],
])('the condition %s becomes %s', (condition, expected) => {
  expect(withPlainTags(condition)).toBe(expected);
});
