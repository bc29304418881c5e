import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from './render-in-admin';
import { SiteScreen } from '../../admin/site/site-screen';
import { siteServer, type SiteWire } from './site-server';

/** Renders the screen over its own fake settings; `staffCall` must be mocked. */
export async function showSite(wire?: SiteWire, path = '/admin/site') {
  const server = siteServer(wire);
  vi.mocked(staffCall).mockImplementation(server.answer);
  const result = renderInAdmin(<SiteScreen />, { path });
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('tablist');
  const openTab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  return { ...server, ...result, user, openTab };
}

/** Parts of the form. */
export const siteForm = {
  save: () => screen.getByText(/^Save$/, { selector: 'button *' }),
  saved: () => screen.findByText('Saved, live now.'),
  text: (name: string | RegExp) => screen.getByRole('textbox', { name }),
};
