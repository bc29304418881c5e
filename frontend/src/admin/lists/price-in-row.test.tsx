import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../session/unsaved-work';
import { renderInAdmin } from '../shell/render-in-admin';
import { PriceInRow } from './price-in-row';

// A screen is found by role here, which takes jsdom long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('PriceInRow', () => {
  function show(price = 12.5) {
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

  it('opens with the whole price selected, saves with Enter, and has the focus again', async () => {
    const { onSave, shown, field, user } = show();
    expect(shown()).toHaveAccessibleName('Price of Gildas: $12.50. Change it');
    await user.click(shown());
    expect(field()).toHaveFocus();
    await user.keyboard('14{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(14);
    expect(shown()).toHaveFocus();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('saves when it is left, once, and leaves the focus where it went', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('9');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(9);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('gives up with Escape', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('99{Escape}');
    expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(shown()).toHaveFocus());
    expect(shown()).toHaveTextContent('$12.50');
  });

  it('saves nothing where nothing has changed', async () => {
    const { onSave, shown, user } = show();
    await user.click(shown());
    await user.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(shown()).toHaveFocus();
  });

  it('says beside it what can’t be read, and stays open with it', async () => {
    const { onSave, shown, field, user } = show();
    await user.click(shown());
    await user.keyboard('1x{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/Type a price/);
    expect(field()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field()).toHaveValue('1x');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says what the pages make of cents', async () => {
    const { shown, field, user } = show(12);
    expect(shown()).toHaveTextContent(/^\$12$/);
    await user.click(shown());
    await user.keyboard('12.50');
    expect(field()).toHaveAccessibleDescription('Shown as $13');
  });
});
