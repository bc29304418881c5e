import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { MENU_KEY, RAW_DISHES_KEY } from '../../api/addresses';
import { menuResource } from '../../api/menu';
import { rawDishesResource } from '../../api/raw-dishes';
import type * as Resource from '../../api/resource';
import { useRawDishes } from './use-raw-dishes';

const fetched = vi.fn<(resource: { key: string; path?: string }) => Promise<unknown>>();

vi.mock('../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: (resource: { key: string; path?: string }) => fetched(resource),
}));

const WIRE = {
  categories: [
    { name: 'Huevos', slug: 'huevos', items: [{ id: 'tortilla', raw: true }, { id: 'pisto' }] },
    { name: 'Frías', slug: 'frias', items: [{ id: 'tartar', isRaw: 'true' }] },
  ],
};

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(['tortilla']);
});

function Probe() {
  const isRaw = useRawDishes();
  return <output>{['tortilla', 'pisto', 'tartar', null].filter(isRaw).join()}</output>;
}

function show(fallback: Record<string, unknown>) {
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback }}>
      <Probe />
    </SWRConfig>,
  );
}

it('takes the ids of raw dishes out of the menu', () => {
  expect(rawDishesResource.normalise(WIRE)).toEqual(['tortilla', 'tartar']);
});

it('asks for nothing where the server gave the answer', () => {
  show({ [RAW_DISHES_KEY]: ['tartar'] });
  expect(screen.getByRole('status')).toHaveTextContent(/^tartar$/);
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for nothing where the menu is held', () => {
  show({ [MENU_KEY]: menuResource.normalise(WIRE) });
  expect(screen.getByRole('status')).toHaveTextContent(/^tortilla,tartar$/);
  expect(fetched).not.toHaveBeenCalled();
});

it('else asks the menu’s call, once', async () => {
  show({});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^tortilla$/));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ key: RAW_DISHES_KEY, path: '/api/menu/full' });
});

it('tells nothing where the call fails', async () => {
  fetched.mockRejectedValue(new Error('Network Error'));
  show({});
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
