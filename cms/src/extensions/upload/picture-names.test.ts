import { expect, it } from 'vitest';
import { randomName, libraryName } from './picture-names';

it.each([
  ['paella.jpg', 'paella.jpg'],
  ['Our paella (2).JPG', 'Our paella (2).JPG'],
  ['ñandú 🥘.png', 'ñandú 🥘.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\menu.jpg', 'menu.jpg'],
  ['a\0b\u202egpj.exe', 'abgpj.exe'],
  ['<script>.jpg', 'script.jpg'],
  ['<img src=x onerror=alert(1)>.svg', 'img src=x onerror=alert(1).svg'],
  ['index.html', 'index.html'],
  ['..', '..'],
  ['/', 'picture'],
  ['', 'picture'],
  [undefined, 'picture'],
  ['🥘'.repeat(300), '🥘'.repeat(100)],
])('shows %j as %j', (given, shown) => expect(libraryName(given)).toBe(shown));

it('gives files random names that are safe in any URL', () => {
  expect(randomName()).toMatch(/^[\da-f]{32}$/);
  expect(randomName()).not.toBe(randomName());
});
