import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { fakeApi } from '../../testing/admin/fake-api';
import { someStaffDish } from '../../testing/admin/food';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { TonightScreen } from './tonight-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));

it('does not mark a category as Spanish, since its name may be English, or both', async () => {
  const category = { id: 'beer', etag: '"beer"', name: 'Beer & Cider', count: 1 };
  const { answer } = fakeApi('/api/admin', ({ path, rest }) => {
    if (rest === 'menu') return { items: [someStaffDish({ category: category.id })], total: 1 };
    if (rest === 'menu/categories') return { items: [category], total: 1 };
    if (path.includes('?')) return { items: [], total: 0 };
    throw failure('offline');
  });
  vi.mocked(staffCall).mockImplementation(answer);
  renderInAdmin(<TonightScreen />, { path: '/admin/tonight' });
  const heading = await screen.findByRole('heading', { name: category.name });
  expect(heading.closest('[lang="es"]')).toBeNull();
});
