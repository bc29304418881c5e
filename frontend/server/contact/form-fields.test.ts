import { expect, test } from 'vitest';
import { FormError, readFormFields } from './form-request';

const read = (text: string) => Object.fromEntries(readFormFields(Buffer.from(text, 'latin1')));

test.each([
  ['', {}],
  ['name=Ana+Mu%C3%B1oz&message=a%26b%3Dc%0D%0Ad', { name: 'Ana Muñoz', message: 'a&b=c\r\nd' }],
  ['message=%F0%9F%8D%A4%3C%2Fscript%3E', { message: '🍤</script>' }],
  ['a=1=2&a=3&b&=x', { a: '1=2', b: '' }],
])('%j is read', (text, fields) => {
  expect(read(text)).toEqual(fields);
});

test('a name that objects inherit is treated like any other', () => {
  expect(readFormFields(Buffer.from('__proto__=x&constructor=y')).get('__proto__')).toBe('x');
});

test.each(['name=%', 'name=%zz', 'name=%E0%A4%A', 'name=\xff\xfe', 'name=%ED%A0%80'])(
  '%j is broken',
  (text) => {
    expect(() => read(text)).toThrow(FormError);
  },
);
