import type { StaffApi } from './staff-api';

export interface MadeDish {
  id: string;
  etag: string;
  name: string;
  category: string;
  price: number;
}

export async function makeDish(api: StaffApi, parts: object = {}): Promise<MadeDish> {
  const { items } = await api.must('GET', '/admin/menu/categories');
  const body = { name: 'Tapa de prueba', price: 31, category: items[0].id, allergens_confirmed: true };
  return api.must('POST', '/admin/menu', { ...body, ...parts });
}

export async function removeDishes(api: StaffApi, ...names: string[]): Promise<void> {
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000');
  for (const { id, name } of items as MadeDish[]) {
    if (names.includes(name)) await api.must('DELETE', `/admin/menu/${id}`);
  }
}

/** Whether a page’s HTML has an element with just this text. */
export const hasText = (name: string) => (html: string) => html.includes(`>${name}<`);
