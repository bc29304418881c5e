import { describe, expect, it } from 'vitest';
import { cms, content, startOwnCms } from './own-cms';

startOwnCms();

const names = (entries: { name?: string; title?: string }[]) =>
  entries.map(({ name, title }) => name ?? title);

describe('GET /api/menu/full', () => {
  it('serves a dish with every field', async () => {
    const category = await content.category('Para picar', { order: 1 });
    const image = await content.picture('Olives in a bowl.');
    const id = await content.dish('Gildas', category, {
      description: 'Anchovy, olive, pepper.',
      price: 5,
      prices: [
        { label: 'one', price: 5 },
        { label: 'four', price: 18 },
      ],
      dietary_tags: [
        await content.term('dietary-tag', 'gluten-free'),
        await content.term('dietary-tag', 'dairy-free'),
      ],
      allergens: [await content.term('allergen', 'fish')],
      may_contain: [await content.term('allergen', 'tree-nuts'), await content.term('allergen', 'milk')],
      allergens_confirmed: true,
      raw: true,
      spicy_level: 2,
      halal: true,
      featured: true,
      image,
      order: 3,
    });
    const { body } = await cms.ask('/api/menu/full');
    expect(body).toEqual({
      currency: 'USD',
      categories: [
        {
          name: 'Para picar',
          slug: 'para-picar',
          items: [
            {
              id,
              name: 'Gildas',
              description: 'Anchovy, olive, pepper.',
              price: 5,
              prices: [
                { label: 'one', price: 5 },
                { label: 'four', price: 18 },
              ],
              dietary_tags: 'gluten-free|dairy-free',
              allergens: 'fish',
              may_contain: 'tree-nuts|milk',
              allergens_confirmed: true,
              raw: true,
              spicy_level: 2,
              halal: true,
              available: true,
              featured: true,
              image: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.jpg\?v=[\da-z]+$/),
              image_alt: 'Olives in a bowl.',
              order: 3,
              pairings: [],
            },
          ],
        },
      ],
    });
    expect(await cms.ask(body.categories[0].items[0].image)).toMatchObject({ status: 200 });
  });

  it('orders categories and dishes, and leaves out what is not available', async () => {
    const sweets = await content.category('Dulces', { order: 99 });
    const cold = await content.category('Tapas frías', { order: 2 });
    const noOrder = await content.category('Arroces');
    await content.category('Empty', { order: 1 });
    const gone = await content.category('All sold out', { order: 1 });
    await content.dish('Sold out', gone, { available: false });
    await content.dish('Flan', sweets);
    await content.dish('Paella', noOrder);
    await content.dish('Zamburiñas', cold, { order: 5 });
    await content.dish('Boquerones', cold);
    await content.dish('Ánchoas', cold);
    await content.dish('Tomate', cold, { order: 7, featured: true });
    await content.dish('Hidden', cold, { available: false, featured: true });
    const { body } = await cms.ask('/api/menu/full');
    expect(names(body.categories)).toEqual(['Para picar', 'Tapas frías', 'Dulces', 'Arroces']);
    expect(names(body.categories[1].items)).toEqual(['Tomate', 'Zamburiñas', 'Ánchoas', 'Boquerones']);
  });

  it('has no limit', async () => {
    const many = await content.category('Many', { order: 500 });
    await Promise.all(Array.from({ length: 130 }, (_, index) => content.dish(`Dish ${index}`, many)));
    const { body } = await cms.ask('/api/menu/full');
    expect(body.categories.find(({ name }: { name: string }) => name === 'Many').items).toHaveLength(130);
  });
});

it('GET /api/drinks/full serves a drink with every field', async () => {
  const category = await content.drinkCategory('Tinto');
  const id = await content.drink('Rioja', category, {
    producer: 'Casa Alta',
    vintage: 'NV',
    style: 'red',
    abv: 13.5,
    region: 'Rioja',
    grape: 'Tempranillo',
    featured: true,
  });
  await content.drink('Agua', category);
  const { body } = await cms.ask('/api/drinks/full');
  expect(body.categories[0].items[0]).toEqual({
    id,
    name: 'Rioja',
    description: '',
    price: 9,
    prices: [],
    featured: true,
    order: 999,
    producer: 'Casa Alta',
    vintage: 'NV',
    style: 'red',
    alcohol_free: false,
    abv: 13.5,
    region: 'Rioja',
    grape: 'Tempranillo',
    dietary_tags: '',
    allergens: '',
    may_contain: '',
    allergens_confirmed: false,
    available: true,
    image: null,
    image_alt: '',
    pairings: [],
  });
  expect(body.categories[0].items[1]).toMatchObject({ name: 'Agua', abv: null, region: '', grape: '' });
});
