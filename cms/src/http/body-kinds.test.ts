import { expect, it } from 'vitest';
import { bodyKindOf } from './body-kinds';

const uploads = new Set(['/api/admin/uploads']);
const kilobytes = (count: number) => count * 1024;
const picture = kilobytes(10_240 + 256);

it.each([
  ['/api/contact', false, false, kilobytes(64), null],
  ['/api/contact', true, false, kilobytes(64), null],
  ['/api/nope', true, false, kilobytes(64), null],
  ['/api/auth/login', false, false, kilobytes(64), null],
  ['/api/administration', false, false, kilobytes(64), null],
  ['/api', true, false, kilobytes(64), null],
  ['/api/admin', true, false, kilobytes(1024), 'staff'],
  ['/api/admin/menu/items', true, false, kilobytes(1024), 'staff'],
  ['/API/Admin/menu/items', false, false, kilobytes(1024), 'staff'],
  ['/api/admin/uploads', true, true, picture, 'staff'],
  ['/api/admin/uploads', false, true, picture, 'staff'],
  ['/Api/Admin/Uploads/', true, true, picture, 'staff'],
  ['/api/admin/uploads/more', true, false, kilobytes(1024), 'staff'],
  ['/upload', true, true, picture, 'panel'],
  ['/anything', true, true, picture, 'panel'],
  ['/apis', true, true, picture, 'panel'],
  ['/admin/login', false, false, kilobytes(1024), null],
])('%s, multipart: %s', (path, sentMultipart, isMultipart, mostBytes, signedBy) => {
  expect(bodyKindOf(path, sentMultipart, uploads)).toEqual({ isMultipart, mostBytes, signedBy });
});
