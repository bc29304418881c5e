import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { SiteScreen } from './site-screen';
import { showSite, siteForm } from '../../testing/admin/site-screen';
import { failure } from '../../testing/admin/failure';
import { LUIS, storeSession } from '../../testing/admin/session';
import { siteServer, siteWire } from '../../testing/admin/site-server';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
// Saturday evening; the preview says what is open now.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00-05:00') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const { save, saved, text } = siteForm;
const day = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const LAST_TABS = ['Name', 'Fee', 'Privacy', 'Time zone'];
const openPanel = () => screen.getByRole('tabpanel');

it('closes on a holiday with one tap and Save', async () => {
  const { user, stored, openTab } = await showSite();
  await openTab('Holidays');
  expect(screen.queryByRole('button', { name: /Christmas Day/, hidden: false })).toBeNull();
  await user.click(button('Close on Thanksgiving, Thursday, November 26'));
  expect(screen.getByText(/closed all day. Save to publish/)).toBeVisible();
  expect(screen.getByText('Thanksgiving', { selector: 'p *' }).closest('p')).toHaveFocus();
  await user.click(save());
  await saved();
  expect(stored().exceptions).toEqual([
    { date: '2026-11-26', spans: [], note: 'Thanksgiving' },
    { date: '2026-12-25', spans: [], note: 'Christmas Day' },
  ]);
  // Nothing else has changed.
  expect({ ...stored(), exceptions: null, etag: null }).toEqual({
    ...siteWire(),
    exceptions: null,
    etag: null,
  });
});

it('accepts a custom day with special hours, and removes it again', async () => {
  const { user, stored, openTab } = await showSite();
  await openTab('Holidays');
  await user.click(button('Add another day'));
  const date = screen.getByLabelText('Day');
  expect(date).toHaveFocus();
  await user.click(save());
  expect(await screen.findByRole('link', { name: /Choose the day/ })).toBeVisible();
  await user.type(date, '2026-12-05');
  await user.click(screen.getByRole('switch', { name: 'Open on Saturday, December 5' }));
  const list = within(screen.getAllByRole('listitem').at(-1)?.closest('ul') ?? document.body);
  // It opens with that weekday's hours.
  expect(list.getByLabelText('Opens')).toHaveValue('17:00');
  await user.type(list.getByLabelText('Reason'), 'Private party');
  await user.click(save());
  await saved();
  expect(stored().exceptions[0]).toEqual({
    date: '2026-12-05',
    spans: [{ opens: '17:00', closes: '22:30' }],
    note: 'Private party',
  });
  await user.click(button('Remove Saturday, December 5'));
  await user.click(save());
  await waitFor(() => expect(stored().exceptions).toHaveLength(1));
});

it('adds, reorders and removes reply templates', async () => {
  const reply_templates = [
    { name: 'Large party', text: 'Hello {name}' },
    { name: 'Lost and found', text: 'We look for it.' },
  ];
  const { user, stored, openTab } = await showSite(siteWire({ reply_templates }));
  await openTab('Replies');
  await user.click(await screen.findByRole('button', { name: 'Add a template' }));
  expect(text('Name (3)')).toHaveFocus();
  await user.keyboard('Large party');
  await user.click(text('Text (3)'));
  await user.keyboard('Hello {{guest}');
  await user.click(save());
  expect(await screen.findByRole('link', { name: /already in the list/ })).toBeVisible();
  expect(text('Text (3)')).toHaveAccessibleDescription(/no other braces than {name}/);
  await user.clear(text('Name (3)'));
  await user.type(text('Name (3)'), 'Thanks');
  await user.clear(text('Text (3)'));
  await user.type(text('Text (3)'), 'Gracias');
  await user.click(button('Move Thanks up'));
  await user.click(button('Remove Lost and found'));
  await user.click(save());
  await saved();
  expect(stored().reply_templates).toEqual([reply_templates[0], { name: 'Thanks', text: 'Gracias' }]);
});

it('closes a weekday, reopens it with its earlier hours, and copies them to others', async () => {
  const { user, stored } = await showSite();
  const monday = day('Monday');
  await user.click(monday.getByRole('switch'));
  expect(monday.queryByLabelText('Opens')).toBeNull();
  await user.click(monday.getByRole('switch'));
  expect(monday.getByLabelText('Opens')).toHaveValue('16:00');
  await user.click(monday.getByRole('switch'));
  await user.click(button('Copy Monday’s hours to other days'));
  await user.click(await screen.findByRole('menuitem', { name: 'Tuesday' }));
  expect(screen.getByText('Copied Monday’s hours to Tuesday.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(save());
  await saved();
  expect(
    stored()
      .hours.filter(({ spans }) => spans.length === 0)
      .map((each) => each.day),
  ).toEqual(['monday', 'tuesday']);
});

it('explains hours after midnight, and refuses overlaps at their field', async () => {
  const { user, stored } = await showSite();
  const friday = day('Friday');
  await user.clear(friday.getByLabelText('Closes'));
  await user.type(friday.getByLabelText('Closes'), '01:00');
  expect(friday.getByText('Closes after midnight: 1:00 AM on Saturday.')).toBeVisible();
  await user.click(friday.getByRole('button', { name: /Add hours on Friday/ }));
  await user.type(friday.getByLabelText('Opens (2)'), '23:00');
  await user.type(friday.getByLabelText('Closes (2)'), '02:00');
  await user.click(save());
  const link = await screen.findByRole('link', { name: /overlap with those from 5:00 PM/ });
  await user.click(link);
  expect(friday.getByLabelText('Opens (2)')).toHaveFocus();
  expect(friday.getByLabelText('Opens (2)')).toHaveAccessibleDescription(/overlap with those from 5:00 PM/);
  await user.click(friday.getByRole('button', { name: 'Remove the hours 2 of Friday' }));
  await waitFor(() => expect(friday.getByRole('button', { name: /^Add hours on Friday/ })).toHaveFocus());
  await user.click(save());
  await saved();
  expect(stored().hours[5]?.spans).toEqual([{ opens: '17:00', closes: '01:00' }]);
});

it('shows the hours as guests will see them while they are typed', async () => {
  const { user, openTab } = await showSite();
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getByText('Christmas Day')).toBeInTheDocument();
  await user.click(day('Monday').getByRole('switch'));
  expect(await preview.findByText('Monday')).toBeInTheDocument();
  await openTab('Holidays');
  await user.click(button('Close on Thanksgiving, Thursday, November 26'));
  expect(await preview.findByText('Thanksgiving')).toBeInTheDocument();
  await openTab('Address');
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
});

it('merges two people’s holidays, and lets staff choose between two phones and between hours in words', async () => {
  const { user, put, stored, openTab } = await showSite();
  await user.click(day('Sunday').getByRole('switch'));
  await openTab('Holidays');
  await user.click(button('Close on Thanksgiving, Thursday, November 26'));
  await openTab('Address');
  await user.clear(text(/^Phone/));
  await user.type(text(/^Phone/), '111');
  const brunch = [{ opens: '11:00', closes: '15:00' }];
  put({
    phone: '222',
    hours: siteWire().hours.map((each) => (each.day === 'sunday' ? { ...each, spans: brunch } : each)),
    exceptions: [...siteWire().exceptions, { date: '2026-12-31', spans: [], note: 'New Year’s Eve' }],
  });
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else edited/ }));
  const holidays = within(dialog.getByRole('radiogroup', { name: 'Special hours' }));
  expect(holidays.getByRole('radio', { name: /^Both/ })).toBeChecked();
  expect(holidays.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName(
    /Thursday, December 31: Closed \(New Year’s Eve\)/,
  );
  const phone = within(dialog.getByRole('radiogroup', { name: 'Phone' }));
  await user.click(phone.getByRole('radio', { name: /^Theirs/ }));
  const sunday = within(dialog.getByRole('radiogroup', { name: 'Sunday' }));
  expect(sunday.getByRole('radio', { name: /^Mine Closed/ })).toBeChecked();
  await user.click(sunday.getByRole('radio', { name: /^Theirs 11:00 AM – 3:00 PM/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await saved();
  expect(stored()).toMatchObject({ phone: '222' });
  expect(stored().hours[0]).toEqual({ day: 'sunday', spans: brunch });
  expect(stored().exceptions.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-25', '2026-12-31']);
});

it('asks a manager only about settings that a manager can change', async () => {
  storeSession(60, LUIS);
  const { user, put, stored } = await showSite();
  await user.click(day('Sunday').getByRole('switch'));
  put({ phone: '222' });
  await user.click(save());
  await saved();
  expect(stored()).toMatchObject({
    phone: '222',
    hours: expect.arrayContaining([{ day: 'sunday', spans: [] }]),
  });
  await user.click(day('Monday').getByRole('switch'));
  const brunch = [{ opens: '11:00', closes: '15:00' }];
  put({
    phone: '333',
    hours: siteWire().hours.map((each) => (each.day === 'monday' ? { ...each, spans: brunch } : each)),
  });
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else edited/ }));
  expect(dialog.getByRole('radiogroup', { name: 'Monday' })).toBeVisible();
  expect(dialog.queryByRole('radiogroup', { name: 'Phone' })).toBeNull();
});

it('shows API refusals: opens the first tab with an error, marks all such tabs, and each link opens its own', async () => {
  const { user, faults, openTab } = await showSite();
  faults.push(
    failure('refused', {
      details: [
        { path: 'hours.1.spans.0.closes', message: 'Opening and closing time are the same.' },
        { path: 'social.instagram', message: 'must be an address that starts with https://.' },
        { path: 'longitude', message: 'is too far.' },
      ],
    }),
  );
  await openTab('Name');
  await user.type(text(/^Parking note/), 'Behind the house');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(tabs()).toEqual([
    'Hours1 to fix',
    'Holidays',
    'Replies',
    'Address1 to fix',
    'Links1 to fix',
    ...LAST_TABS,
  ]);
  await waitFor(() => expect(openPanel()).toHaveTextContent('Opening hours'));
  expect(day('Monday').getByLabelText('Closes')).toHaveAccessibleDescription(/are the same/);
  await user.click(within(summary).getByRole('link', { name: /must be an address/ }));
  expect(text(/^Instagram/)).toHaveFocus();
  expect(text(/^Instagram/)).toHaveAccessibleDescription(/must be an address/);
  await user.click(within(summary).getByRole('link', { name: /too far/ }));
  expect(text(/^Map coordinates/)).toHaveFocus();
  await user.type(text(/^Map coordinates/), '{Backspace}');
  await waitFor(() =>
    expect(tabs()).toEqual([
      'Hours1 to fix',
      'Holidays',
      'Replies',
      'Address',
      'Links1 to fix',
      ...LAST_TABS,
    ]),
  );
  expect(openPanel()).toHaveTextContent('Phone, email and address');
});

it('has an address for each tab, and one press saves the changes in all tabs', async () => {
  const { user, stored, openTab, router } = await showSite(siteWire(), '/admin/site#part-fee');
  expect(screen.getByRole('heading', { name: 'Mandatory fee, tax and plates' })).toHaveFocus();
  await user.type(text(/^Meals tax/), '7');
  await openTab('Name');
  expect(screen.getByRole('tab', { name: 'Name' })).toHaveFocus();
  expect(router.state.location.hash).toBe('#part-words');
  await user.type(text(/^Parking note/), 'Behind the house');
  await openTab('Fee');
  expect(openPanel()).toHaveTextContent('Mandatory fee');
  expect(text(/^Meals tax/)).toHaveValue('7');
  await user.click(save());
  await saved();
  expect(stored()).toMatchObject({ meals_tax_percent: 7, parking_note: 'Behind the house' });
});

it('asks before fewer months delete messages and history for good', async () => {
  const { user, stored, openTab } = await showSite();
  await openTab('Privacy');
  await user.type(text(/^Months to keep messages/), '1');
  await user.type(text(/^Months to keep history/), '24');
  await user.click(save());
  const question = await screen.findByRole('dialog', { name: 'Permanently delete older data?' });
  expect(question).toHaveTextContent('Messages older than 1 month, with your replies, are deleted');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(stored().message_months).toBeNull();
  await user.type(text(/^Months to keep messages/), '2');
  await user.click(save());
  await saved();
});

it('moves between tabs with the arrow keys, and opens one with Enter', async () => {
  const { user } = await showSite();
  screen.getByRole('tab', { name: 'Hours' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Address' })).toHaveFocus();
  expect(openPanel()).toHaveTextContent('Opening hours');
  await user.keyboard('{Enter}');
  expect(openPanel()).toHaveTextContent('Phone, email and address');
});

it('collapses past days, and removes them all', async () => {
  const past = ['2026-01-01', '2026-07-04'].map((date) => ({ date, spans: [], note: '' }));
  const { user, stored, openTab } = await showSite(siteWire({ exceptions: past }));
  await openTab('Holidays');
  expect(screen.getByText('2 past days')).toBeVisible();
  await user.click(screen.getByText('2 past days'));
  await user.click(button('Remove all past days'));
  await user.click(save());
  await saved();
  expect(stored().exceptions).toEqual([]);
});

it('says why the settings can’t be loaded, and retries', async () => {
  vi.mocked(staffCall).mockRejectedValue(failure('offline'));
  renderInAdmin(<SiteScreen />, { path: '/admin/site' });
  expect(await screen.findByText(/The list of the restaurant’s settings could not be loaded/)).toBeVisible();
  vi.mocked(staffCall).mockImplementation(siteServer().answer);
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeVisible();
});
