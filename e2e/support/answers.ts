import { expect, type Page } from '@playwright/test';

export const SCRIPT_NAME =
  '<script>window.isHacked = true</script><img src=x onerror="window.isHacked = true">';
export const LONG_NAMES = [
  SCRIPT_NAME,
  'Arroz caldoso de bogavante con sofrito de ñoras, azafrán de La Mancha y un chorrito de brandy de Jerez',
  'Superlargamenteinterminableesternocleidomastoideoelectroencefalografistas',
  '🦐🍷 Gambas 🔥🔥🔥',
];

export function oddCatalogue(more: Record<string, unknown> = {}) {
  const items = LONG_NAMES.map((name, index) => ({
    id: index + 1,
    name,
    description: `${name} ${name}`,
    price: 1_234.5,
    dietary_tags: 'vegan|gluten-free|a_tag_that_nobody_has_ever_heard_of_before_but_somebody_typed',
    allergens: 'milk|tree-nuts|sulfites',
    may_contain: '',
    allergens_confirmed: index % 2 === 0,
    featured: index === 0,
    ...more,
  }));
  return {
    currency: 'USD',
    categories: [{ name: LONG_NAMES[1], slug: 'odd', items }],
  };
}

/** Holds back the page’s requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

export async function enterByNavigation(page: Page, link: string): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true });
  await entry.click();
  // Until the page has loaded, the one before stays.
  await expect(entry).toHaveAttribute('aria-current', 'page');
}

export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
