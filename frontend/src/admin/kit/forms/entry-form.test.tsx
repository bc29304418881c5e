import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { croquetas, dishForm, retype, shelf } from '../../../testing/admin/entry-form';

describe('saving', () => {
  it('says what was saved, with a link to the page', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    expect(screen.queryByText('Unsaved')).not.toBeInTheDocument();
    await retype(user, dishForm.price(), '12.50');
    expect(screen.getByText(/^Unsaved/)).toBeVisible();
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View menu' })).toHaveAttribute('href', '/menu');
    expect(store.kept.get('croquetas')).toMatchObject({ price: 12.5, name: 'Croquetas' });
    expect(store.save).toHaveBeenCalledWith('croquetas', expect.anything(), '"1"');
    expect(screen.queryByText(/^Unsaved/)).not.toBeInTheDocument();
    // The next save sends the version from this answer.
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' }));
  });

  it('does not say “live” about what diners do not see', async () => {
    const { user } = dishForm.render(shelf(croquetas), 'croquetas', {
      live: (dish) => (dish.isAvailable ? { to: '/menu', label: 'View menu' } : null),
    });
    await user.click(screen.getByRole('switch', { name: 'Shown on the menu' }));
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View menu' })).not.toBeInTheDocument();
  });

  it('without a change sends nothing, and says so', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    await user.click(dishForm.saveButton());
    expect(screen.getByText('No changes to save.')).toBeVisible();
    expect(store.save).not.toHaveBeenCalled();
  });

  it('happens once, however often the button is pressed, and keeps the focus', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    store.save.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { ...croquetas, etag: '"2"', note: 'fry' };
    });
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    const button = dishForm.saveButton();
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

  it('keeps what is typed while it is pending', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    const { user } = dishForm.render(store, 'croquetas', {
      save: async (values, based) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return store.save('croquetas', values, based?.etag ?? null);
      },
    });
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    await user.type(dishForm.note(), ' well');
    await act(async () => answer());
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
    expect(dishForm.note()).toHaveValue('fry well');
    expect(screen.getByText(/^Unsaved/)).toBeVisible();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'starts with S and %o, and not the browser’s own',
    async (keys) => {
      const store = shelf(croquetas);
      const { user } = dishForm.render(store);
      await user.type(dishForm.note(), 'fry');
      expect(fireEvent.keyDown(dishForm.note(), { key: 's', ...keys })).toBe(false);
      await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' }));
    },
  );

  it('of a new entry moves to its own address, says that it is saved, and updates it from then on', async () => {
    const store = shelf();
    const { user, router } = dishForm.render(store, 'new');
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24');
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/menu/new-1');
    expect(dishForm.name()).toHaveValue('Paella');
    await user.type(dishForm.note(), 'for two');
    await user.click(dishForm.saveButton());
    await waitFor(() => expect(store.kept.get('new-1')).toMatchObject({ note: 'for two' }));
    expect(store.kept.size).toBe(1);
  });
});

describe('fields', () => {
  it('have a help text if needed', async () => {
    dishForm.render(shelf(croquetas));
    expect(dishForm.note()).toHaveAccessibleDescription('Only the kitchen sees it.');
    expect(dishForm.name()).toBeRequired();
  });
});

describe('a question', () => {
  const question = (now: number, before: number) =>
    now > 100 ? { title: `From $${before} to $${now}?`, text: 'At once.', action: 'Change' } : null;

  it('is answered before anything is saved, and “no” changes nothing', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store, 'croquetas', {
      question: ({ price }, stored) => question(price, stored.price),
    });
    await retype(user, dishForm.price(), '1300');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'From $12 to $1300?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dishForm.price()).toHaveValue('1300');
    await waitFor(() => expect(dishForm.price()).toHaveFocus());
    expect(store.save).not.toHaveBeenCalled();

    await user.click(dishForm.saveButton());
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(store.kept.get('croquetas')?.price).toBe(1_300));
  });

  it('is not asked if there is nothing to confirm', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store, 'croquetas', {
      question: ({ price }, stored) => question(price, stored.price),
    });
    await retype(user, dishForm.price(), '14');
    await user.click(dishForm.saveButton());
    await waitFor(() => expect(store.kept.get('croquetas')?.price).toBe(14));
  });
});

describe('the preview', () => {
  it('updates with what is typed, and is inert', async () => {
    const { user } = dishForm.render(shelf(croquetas), 'croquetas', {
      preview: (values) => <a href="/menu">{values.name} as a card</a>,
    });
    expect(screen.getByText('Croquetas as a card').closest('[inert]')).not.toBeNull();
    await user.type(dishForm.name(), '!');
    expect(await screen.findByText('Croquetas! as a card')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Preview' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Hide preview' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('that throws does not break the form, and recovers at the next keystroke', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = dishForm.render(shelf(croquetas), 'croquetas', {
      preview: ({ name }) => {
        if (name.endsWith('!')) throw new Error('half typed');
        return <p>{name} as a card</p>;
      },
    });
    await user.type(dishForm.name(), '!');
    expect(await screen.findByText('This can’t be shown yet.')).toBeInTheDocument();
    await user.type(dishForm.name(), '?');
    expect(await screen.findByText('Croquetas!? as a card')).toBeInTheDocument();
    expect(dishForm.name()).toHaveValue('Croquetas!?');
  });
});
