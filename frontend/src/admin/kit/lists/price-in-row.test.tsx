import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../session/unsaved-work';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { PriceInRow } from './price-in-row';

describe('PriceInRow', () => {
  function show(price = 13) {
    const onSave = vi.fn();
    renderInAdmin(
      <>
        <PriceInRow name="Gildas" price={price} currency="USD" onSave={onSave} />
        <button type="button">Elsewhere</button>
      </>,
    );
    const shown = () => screen.getByRole('button', { name: /Price of Gildas/ });
    const field = () => screen.getByRole('textbox', { name: 'Price of Gildas' });
    return { onSave, shown, field, user: userEvent.setup() };
  }

  it('opens with the whole price selected, saves with Enter, and gets focus back', async () => {
    const { onSave, shown, field, user } = show();
    expect(shown()).toHaveAccessibleName('Price of Gildas: $13. Change it');
    await user.click(shown());
    expect(field()).toHaveFocus();
    await user.keyboard('14{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(14);
    expect(shown()).toHaveFocus();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('saves once when focus leaves it, and does not take focus back', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('9');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(9);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('cancels with Escape', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('99{Escape}');
    expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(shown()).toHaveFocus());
    expect(shown()).toHaveTextContent('$13');
  });

  it('saves nothing if nothing has changed', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(shown()).toHaveFocus();
  });

  it('is saved and canceled by its buttons, which never take focus from the field', async () => {
    const { onSave, shown, field, user } = show();
    await user.click(shown());
    await user.keyboard('99');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(shown()).toHaveFocus();
    await user.click(shown());
    expect(field()).toHaveValue('13');
    await user.keyboard('14');
    // On phones that don't focus buttons, pressing one would count as leaving the field.
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Cancel' }))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(14);
    expect(shown()).toHaveFocus();
  });

  it('says what can’t be read, and stays open', async () => {
    const { onSave, shown, field, user } = show();
    await user.click(shown());
    await user.keyboard('1x{Enter}');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a price in whole dollars, like 12.');
    expect(field()).toHaveAccessibleDescription('Enter a price in whole dollars, like 12.');
    expect(field()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field()).toHaveValue('1x');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('accepts no cents, and says what to enter; a stored price with cents may stay unchanged', async () => {
    const { onSave, shown, field, user } = show(8.5);
    expect(shown()).toHaveTextContent('$8.50');
    await user.click(shown());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(shown());
    await user.keyboard('8,49{Enter}');
    expect(field()).toHaveAccessibleDescription(
      'Menu prices are whole dollars: guests would see $8. Enter 8 or 9.',
    );
    expect(onSave).not.toHaveBeenCalled();
    await user.clear(field());
    await user.keyboard('9{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(9);
  });

  it('asks before a price changes by more than half, and keeps what was typed if the answer is no', async () => {
    const { onSave, shown, field, user } = show();
    await user.click(shown());
    await user.keyboard('1300{Enter}');
    const question = () => screen.findByRole('dialog', { name: 'Change Gildas from $13 to $1,300?' });
    await question();
    // Another Enter, pressed out of habit, means no.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('1300');
    expect(onSave).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Change to $1,300' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(1_300));
    await waitFor(() => expect(shown()).toHaveFocus());
  });
});
