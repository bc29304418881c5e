import type { Page } from '@playwright/test';

export interface Item {
  src: string;
  alt: string;
  w: number;
  h: number;
}

export async function itemsOf(page: Page): Promise<Item[]> {
  const answer = await page.request.get('/data/gallery.json');
  return ((await answer.json()) as { items: Item[] }).items;
}
