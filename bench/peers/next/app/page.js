import { createElement as h } from 'react';

export const revalidate = 1;

/** The same dishes as /menu, without pictures. */
export default async function Page() {
  const answer = await fetch(`${process.env.API}/api/menu/full`);
  const { categories } = await answer.json();
  return h(
    'main',
    null,
    h('h1', null, 'Menu'),
    categories.map((category) =>
      h(
        'section',
        { key: category.slug },
        h('h2', null, category.name),
        h(
          'ul',
          null,
          category.items.map((dish) =>
            h(
              'li',
              { key: dish.id },
              h('h3', null, dish.name),
              h('p', null, dish.description),
              h('p', null, `$${dish.price}`),
            ),
          ),
        ),
      ),
    ),
  );
}
