import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSession } from '../../../api/session-token';
import { ANA, LUIS, signInElsewhere, storeSession, tokenOf } from '../../../testing/admin/session';
import { endSession, startSession } from '../session/session-store';
import { failure } from '../../../testing/admin/failure';
import { croquetas, dishForm, shelf } from '../../../testing/admin/entry-form';

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

const signInHere = (user: typeof ANA) =>
  act(async () => startSession({ token: tokenOf(Date.now() + 3_600_000), user, clockOffset: 0 }));

/** Presses Save after the session has expired. */
async function saveRefused() {
  storeSession(60);
  const store = shelf(croquetas);
  store.save.mockImplementationOnce(async () => {
    endSession('refused');
    throw failure('unauthorized');
  });
  const form = dishForm.render(store);
  await form.user.type(dishForm.note(), 'fry');
  await form.user.click(dishForm.saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('The dish was not saved.');
  return { ...form, store };
}

async function asked() {
  const alert = await screen.findByText(/Your changes are not saved yet\./);
  expect(alert).toHaveTextContent('Signed in. Your changes are not saved yet.');
  return screen.getByRole('button', { name: 'Save now' });
}

describe('a save that was refused because the sign-in had ended', () => {
  it('is retried automatically once the person who pressed Save has signed in again', async () => {
    const { store } = await saveRefused();
    await signInHere(ANA);
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.save).toHaveBeenCalledTimes(2);
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it.each([
    ['somebody else has signed in', () => signInHere(LUIS)],
    ['the sign-in was given in another tab', () => act(async () => signInElsewhere(60, ANA))],
  ])('waits for a press where %s', async (_, signIn) => {
    const { store, user } = await saveRefused();
    await signIn();
    const saveNow = await asked();
    expect(store.save).toHaveBeenCalledTimes(1);
    await user.click(saveNow);
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it('that is refused a second time waits for the next sign-in', async () => {
    const { store } = await saveRefused();
    store.save.mockImplementationOnce(async () => {
      endSession('refused');
      throw failure('unauthorized');
    });
    await signInHere(ANA);
    expect(await screen.findByRole('alert')).toHaveTextContent('The dish was not saved.');
    expect(within(screen.getByRole('alert')).queryByText('Save now')).toBeNull();
    expect(store.save).toHaveBeenCalledTimes(2);
    await signInHere(ANA);
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.save).toHaveBeenCalledTimes(3);
  });

  it('detects a conflict like any other save', async () => {
    const { store } = await saveRefused();
    store.change('croquetas', { note: 'bake' });
    await signInHere(ANA);
    expect(await screen.findByRole('dialog')).toHaveTextContent('bake');
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'bake' });
  });
});
