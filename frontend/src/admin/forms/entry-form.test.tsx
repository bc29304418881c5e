import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { croquetas, nameField, noteField, priceField, renderDishForm, saveButton, shelf } from './some-form';

afterEach(() => localStorage.clear());

async function retype(user: ReturnType<typeof renderDishForm>['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('saving', () => {
  it('says what it did, with a link to the page', async () => {
    const store = shelf(croquetas);
    const { user } = renderDishForm(store);
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    await retype(user, priceField(), '12.50');
    expect(screen.getByText(/^Not saved yet/)).toBeVisible();
    await user.click(saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
    expect(store.kept.get('croquetas')).toMatchObject({ price: 12.5, name: 'Croquetas' });
    expect(store.save).toHaveBeenCalledWith('croquetas', expect.anything(), '"1"');
    expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument();
    // The next change goes out with the version that was answered.
    await user.type(noteField(), 'fry');
    await user.click(saveButton());
    await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' }));
  });

  it('does not say “live” of what diners do not see', async () => {
    const { user } = renderDishForm(shelf(croquetas), 'croquetas', {
      live: (dish) => (dish.isAvailable ? { to: '/menu', label: 'See the menu' } : null),
    });
    await user.click(screen.getByRole('switch', { name: 'Shown on the menu' }));
    await user.click(saveButton());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the menu' })).not.toBeInTheDocument();
  });

  it('without a change sends nothing, and says so', async () => {
    const store = shelf(croquetas);
    const { user } = renderDishForm(store);
    await user.click(saveButton());
    expect(screen.getByText('Nothing to save: nothing was changed.')).toBeVisible();
    expect(store.save).not.toHaveBeenCalled();
  });

  it('happens once, however often the button is pressed, and keeps the focus', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    store.save.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { ...croquetas, etag: '"2"', note: 'fry' };
    });
    const { user } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    const button = saveButton();
    await user.dblClick(button);
    await user.click(button);
    fireEvent.keyDown(button, { key: 's', ctrlKey: true });
    expect(button).toHaveTextContent('Saving…');
    expect(button).toHaveFocus();
    await act(async () => answer());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.save).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('keeps what is typed while it is under way', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    const { user } = renderDishForm(store, 'croquetas', {
      save: async (values, etag) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return store.save('croquetas', values, etag);
      },
    });
    await user.type(noteField(), 'fry');
    await user.click(saveButton());
    await user.type(noteField(), ' well');
    await act(async () => answer());
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
    expect(noteField()).toHaveValue('fry well');
    expect(screen.getByText(/^Not saved yet/)).toBeVisible();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'starts with S and %o, and not the browser’s own',
    async (keys) => {
      const store = shelf(croquetas);
      const { user } = renderDishForm(store);
      await user.type(noteField(), 'fry');
      expect(fireEvent.keyDown(noteField(), { key: 's', ...keys })).toBe(false);
      await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' }));
    },
  );

  it('of a new one goes to its own address, says it is saved, and saves over itself from there', async () => {
    const store = shelf();
    const { user, router } = renderDishForm(store, 'new');
    await user.type(nameField(), 'Paella');
    await user.type(priceField(), '24');
    await user.click(saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/menu/new-1');
    expect(nameField()).toHaveValue('Paella');
    await user.type(noteField(), 'for two');
    await user.click(saveButton());
    await waitFor(() => expect(store.kept.get('new-1')).toMatchObject({ note: 'for two' }));
    expect(store.kept.size).toBe(1);
  });
});

describe('fields', () => {
  it('say what is to be known of them where it is needed', async () => {
    const { user } = renderDishForm(shelf(croquetas));
    expect(noteField()).toHaveAccessibleDescription('Only the kitchen sees it.');
    expect(nameField()).toBeRequired();
    await retype(user, priceField(), '12.50');
    expect(screen.getByText('$12.50 is shown as $13: the pages show no cents.')).toBeVisible();
    expect(priceField()).toHaveAccessibleDescription(/shown as \$13/);
    await retype(user, priceField(), '12.49');
    expect(screen.getByText('$12.49 is shown as $12: the pages show no cents.')).toBeVisible();
    await retype(user, priceField(), '13');
    expect(screen.queryByText(/is shown as/)).not.toBeInTheDocument();
  });
});

describe('the preview', () => {
  it('follows what is typed, and can’t be used', async () => {
    const { user } = renderDishForm(shelf(croquetas), 'croquetas', {
      preview: (values) => <a href="/menu">{values.name} as a card</a>,
    });
    expect(screen.getByText('Croquetas as a card').closest('[inert]')).not.toBeNull();
    await user.type(nameField(), '!');
    expect(await screen.findByText('Croquetas! as a card')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Preview' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Hide preview' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('that breaks takes no form with it, and comes back with the next keystroke', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderDishForm(shelf(croquetas), 'croquetas', {
      preview: ({ name }) => {
        if (name.endsWith('!')) throw new Error('half typed');
        return <p>{name} as a card</p>;
      },
    });
    await user.type(nameField(), '!');
    expect(await screen.findByText('This can’t be shown yet.')).toBeInTheDocument();
    await user.type(nameField(), '?');
    expect(await screen.findByText('Croquetas!? as a card')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Croquetas!?');
  });
});
