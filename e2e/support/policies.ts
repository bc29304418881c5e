import { expect, type Page } from '@playwright/test';

/** The phone, policies, hours and parking note on the reservations page. */
export async function expectPolicies(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '(617) 555-0142' }).first()).toHaveAttribute(
    'href',
    'tel:+16175550142',
  );
  const policies = main.getByRole('region', { name: 'Good to know' });
  await expect(policies).toContainText('15-minute grace period');
  await expect(policies).toContainText('For 8 or more guests, call us at (617) 555-0142');
  await expect(policies).toContainText('note allergies in the notes of your booking');
  const hours = main.getByRole('region', { name: 'When we are open' });
  await expect(hours.getByRole('table')).toContainText('Thursday, Friday, Saturday');
  await expect(hours.getByRole('table')).toContainText('5:00 PM to 10:30 PM');
  await expect(hours.getByRole('table')).toContainText('Sunday to Wednesday');
  await expect(hours.getByRole('table')).toContainText('4:00 PM to 9:00 PM');
  await expect(main.getByText('voucher')).toBeVisible();
}
