import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  croquetas,
  failure,
  nameField,
  noteField,
  priceField,
  renderDishForm,
  saveButton,
  shelf,
} from './some-form';

afterEach(() => localStorage.clear());

async function retype(user: ReturnType<typeof renderDishForm>['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('what has to be mended', () => {
  it('stands above the form and beside the fields; the focus goes to the summary, and by its links to the fields', async () => {
    const store = shelf(croquetas);
    const { user } = renderDishForm(store);
    await user.clear(nameField());
    await retype(user, priceField(), 'a lot');
    await user.click(saveButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Not saved yet: 2 things need a change');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required.',
      'Price must be a number, like 12.50.',
    ]);
    expect(priceField()).toHaveAccessibleDescription(/Price must be a number/);
    expect(priceField()).toBeInvalid();
    await user.click(links[1] as HTMLElement);
    expect(priceField()).toHaveFocus();
    expect(store.save).not.toHaveBeenCalled();
    await retype(user, priceField(), '9');
    await waitFor(() => expect(summary).toHaveTextContent('one thing needs a change'));
    await user.type(nameField(), 'Croquetas');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('takes the server’s complaints to their fields, and shows those of none', async () => {
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(
      failure('refused', 400, [
        { path: 'remark.0', message: 'must be shorter.' },
        { path: 'price', message: 'Price must be a price.' },
        { path: 'category', message: 'There is no such category.' },
      ]),
    );
    const { user } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    await user.click(saveButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Price must be a price.', 'Note must be shorter.', 'There is no such category.']);
    expect(priceField()).toHaveAccessibleDescription(/must be a price/);
    await user.click(within(summary).getByRole('link', { name: 'Note must be shorter.' }));
    expect(noteField()).toHaveFocus();
    // Sent again as it is: the server is asked, not remembered.
    await user.click(saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
