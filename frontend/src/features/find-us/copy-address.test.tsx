import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { FindUs } from './find-us';

const ADDRESS = '139 Tremont Street, Boston, MA 02111';

beforeEach(() => {
  vi.spyOn(window, 'alert').mockImplementation(() => {});
  vi.spyOn(window, 'prompt').mockImplementation(() => null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function press(clipboard: unknown) {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  renderWithSite(<FindUs />);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
}

it('copies the address and says so', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  await press({ writeText });
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(window.alert).toHaveBeenCalledWith('Address copied!');
  expect(window.prompt).not.toHaveBeenCalled();
});

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['there is no clipboard', undefined],
])('offers the address to copy by hand where %s', async (_, clipboard) => {
  await press(clipboard);
  expect(window.prompt).toHaveBeenCalledWith(expect.any(String), ADDRESS);
  expect(window.alert).not.toHaveBeenCalled();
});
