import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tapas5OnDemand } from '../../api/on-demand';
import { readTapas5 } from '../../api/tapas5';
import { renderWithSite } from '../../testing/render-with-site';
import { Promo } from './promo';
// Fetched once here, so that no test waits for it.
import './promo-popup';
import { Link } from '../../ui/link';

vi.mock('../../ui/when-idle', () => ({
  whenIdle: (callback: () => void) => {
    callback();
    return () => {};
  },
}));

const SUNDAY = '2026-11-22T17:00:00.000Z';
const MONDAY = '2026-11-23T17:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads a page of the site; loading another one leaves it. */
function load(address: string, now = SUNDAY, special: Record<string, unknown> = {}) {
  const wire = { active: true, items: [{ name: 'Gildas' }], ...special };
  const answers = { [tapas5OnDemand.key]: readTapas5(wire) };
  return renderWithSite(
    <>
      <Promo />
      <Link to="/menu?q=paella">Search</Link>
      <Link to="/about">About</Link>
    </>,
    { address, now, answers },
  );
}

const popup = () => screen.findByRole('dialog', { name: 'Tapas $5!' });
/** Waits until the popup's code has loaded and it has opened if it should: jsdom has no pictures to wait for. */
async function settled(): Promise<void> {
  await act(() => import('./promo-popup'));
  await act(() => new Promise((wake) => setTimeout(wake)));
}

it('stays closed for this visit after its button is pressed, on every page, and stores no date', async () => {
  const first = load('/menu');
  await popup();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(localStorage.getItem('promo-dismissed-on')).toBeNull();
  first.unmount();
  load('/drinks', MONDAY);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays closed until tomorrow if the box is ticked, but no longer', async () => {
  const first = load('/menu');
  await popup();
  await userEvent.click(screen.getByRole('checkbox'));
  first.unmount();
  const second = load('/menu');
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();
  load('/menu', MONDAY);
  await popup();
});

it('never opens on a page that was entered by a link with a hash, whatever is chosen there', async () => {
  load('/menu#category-paellas');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  await popup();
});

it.each([{ active: false }, { items: [] }])('does not advertise the special if it is %j', async (special) => {
  load('/menu', SUNDAY, special);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens in any case if the address asks for it', async () => {
  load('/menu?promo=1#category-paellas', SUNDAY, { active: false });
  await popup();
});

it('does not open if the visitor has begun to type while its picture was loading', async () => {
  let arrive = () => {};
  const decode = () => new Promise<void>((resolve) => (arrive = resolve));
  Object.assign(HTMLImageElement.prototype, { decode });
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    field.remove();
  });
  load('/menu');
  await settled();
  field.focus();
  arrive();
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
