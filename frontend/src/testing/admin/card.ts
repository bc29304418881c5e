import { fireEvent, screen, within } from '@testing-library/react';

/*
 * What the tests of several lists and forms share.
 */

/** Resolves when the list has its rows. */
export const loaded = () => screen.findAllByRole('listitem');

export function rowOf(name: string) {
  const found = screen.getAllByRole('listitem').find((each) => within(each).queryByRole('link', { name }));
  if (!found) throw new Error(`No row of ${name}`);
  return within(found);
}

/** Parts of the form. */
export const title = () => screen.findByRole('textbox', { name: /^Title/ });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));
export const fill = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });
