import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { readStaffSite } from '../../api/staff/staff-site';
import { formOf } from '../kit/forms/field-list';
import { HoursPreview } from './hours-preview';
import { siteFields } from './site-fields';
import { siteWire } from '../../testing/admin/site-server';

const SITE = readStaffSite({ ...siteWire(), etag: '"1"' });
const VALUES = { ...formOf(siteFields('2026-11-21')).toValues(SITE), exceptions: [] };
const HALF = [{ opens: '17:00', closes: '' }];
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

it('shows no half-typed day as closed: a weekday says so, a holiday is left out', () => {
  const date = { date: inTwoDays, spans: HALF, note: 'Half day' };
  renderInAdmin(<HoursPreview values={{ ...VALUES, monday: HALF, exceptions: [date] }} />);
  expect(screen.getByText(/^Monday shows as closed here until/)).toBeVisible();
  expect(screen.queryByText('Half day')).toBeNull();
});

it('says nothing about closed or complete days', () => {
  const date = { date: inTwoDays, spans: [], note: 'Holiday' };
  renderInAdmin(<HoursPreview values={{ ...VALUES, monday: [], exceptions: [date] }} />);
  expect(screen.queryByText(/shows as closed/)).toBeNull();
  expect(screen.getByText('Holiday')).toBeVisible();
});
