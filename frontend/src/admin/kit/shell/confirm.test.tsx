import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ask as confirm } from './confirm';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';

const answers: boolean[] = [];

function Asker() {
  const ask = async (name: string) => {
    answers.push(
      await confirm({
        title: `Delete “${name}”?`,
        text: 'It goes from the menu at once.',
        action: 'Delete',
        isDangerous: true,
      }),
    );
  };
  return (
    <>
      <button type="button" onClick={() => void ask('Croquetas')}>
        Delete
      </button>
      <button type="button" onClick={() => void ask('Gildas')}>
        Delete the other
      </button>
    </>
  );
}

async function openDialog() {
  answers.length = 0;
  const shown = renderInAdmin(<Asker />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Croquetas”?' });
  return { ...shown, dialog };
}

it('explains the consequences, and focuses the harmless answer first', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/It goes from the menu at once/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it.each([
  ['Delete', true],
  ['Cancel', false],
])('takes %s for %s, and gives the focus back', async (name, answer) => {
  await openDialog();
  await userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
  await waitFor(() => expect(answers).toEqual([answer]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

it('treats Escape as no', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toEqual([false]));
});

it('answers no when the layout unmounts', async () => {
  const { unmount } = await openDialog();
  act(() => unmount());
  await waitFor(() => expect(answers).toEqual([false]));
});

it('asks one question at a time: a second one answers the first with no', async () => {
  await openDialog();
  // By script, because the dialog covers it.
  act(() => screen.getByRole('button', { name: 'Delete the other', hidden: true }).click());
  await screen.findByRole('dialog', { name: 'Delete “Gildas”?' });
  expect(answers).toEqual([false]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toEqual([false, false]));
});
