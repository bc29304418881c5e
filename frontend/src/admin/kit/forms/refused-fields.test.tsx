import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { croquetas, dishForm, retype, shelf } from '../../../testing/admin/entry-form';

describe('fields with errors', () => {
  it('are listed above the form and marked; focus goes to the summary, and from its links to the fields', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    await user.clear(dishForm.name());
    await retype(user, dishForm.price(), 'a lot');
    await user.click(dishForm.saveButton());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('Fix 2 things to save');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required.',
      'Price must be a number, like 12.50.',
    ]);
    expect(dishForm.price()).toHaveAccessibleDescription(/Price must be a number/);
    expect(dishForm.price()).toBeInvalid();
    await user.click(links[1] as HTMLElement);
    expect(dishForm.price()).toHaveFocus();
    expect(store.save).not.toHaveBeenCalled();
    await retype(user, dishForm.price(), '9');
    await waitFor(() => expect(summary).toHaveTextContent('Fix one thing to save'));
    await user.type(dishForm.name(), 'Croquetas');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('include the server’s complaints at their fields, and those without a field', async () => {
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(
      failure('refused', {
        details: [
          { path: 'remark.0', message: 'must be shorter.' },
          { path: 'price', message: 'Price must be a price.' },
          { path: 'category', message: 'There is no such category.' },
        ],
      }),
    );
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Price must be a price.', 'Note must be shorter.', 'There is no such category.']);
    expect(dishForm.price()).toHaveAccessibleDescription(/must be a price/);
    await user.click(within(summary).getByRole('link', { name: 'Note must be shorter.' }));
    expect(dishForm.note()).toHaveFocus();
    // Saving it unchanged asks the server again: the form does not remember the refusal.
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
