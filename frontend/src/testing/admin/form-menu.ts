import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses Delete in the menu beside the title of a form. */
export async function pressDelete(user: UserEvent, noun: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `More for this ${noun}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}
