import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { later } from './later';

interface PanelProps {
  opened: boolean;
  onClose: () => void;
}

const Panel = ({ opened }: PanelProps) => <p>{opened ? 'Here it is' : 'Closed'}</p>;

function show(load: () => Promise<ComponentType<PanelProps>>) {
  const Later = later(load, { isFetchedAhead: false });
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          {isOpen ? 'Opened' : 'Open'}
        </button>
        <Later opened={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  renderInAdmin(<Screen />);
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, press };
}

it('loads a part when it opens', async () => {
  const load = vi.fn(() => Promise.resolve(Panel));
  const { press } = show(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('says so if that fails, and retries on the next press', async () => {
  const load = vi.fn(() => Promise.resolve<ComponentType<PanelProps>>(Panel));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { press } = show(load);
  await press();
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByText('Here it is')).toBeNull();
  await press();
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows a simpler placeholder for a part of the screen, and does not replace it while it is in use', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const Field = later<object>(() => Promise.resolve(() => <input aria-label="The field" />));
  renderInAdmin(
    <>
      <Field instead={<input aria-label="Simple" />} />
      <input aria-label="Another" />
    </>,
  );
  const simple = screen.getByLabelText('Simple');
  simple.focus();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(simple).toHaveFocus();
  screen.getByLabelText('Another').focus();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await waitFor(() => expect(screen.getByLabelText('The field')).toBeVisible());
  expect(screen.getByLabelText('Another')).toHaveFocus();
});
