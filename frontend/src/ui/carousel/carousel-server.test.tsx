// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel } from './carousel';

it('works as the server renders it: every slide reachable, the row scrollable by keyboard, no style attribute', () => {
  const html = renderToString(
    <Carousel
      label="Dishes"
      items={[{ id: 'Bravas' }, { id: 'Flan' }]}
      renderItem={({ id }) => <p>{id}</p>}
      autoplayMs={3800}
      effect="fade"
    />,
  );
  expect(html).toContain('<p>Bravas</p>');
  expect(html).toContain('<p>Flan</p>');
  expect(html).toContain('tabindex="0"');
  expect(html).not.toContain('inert');
  expect(html).not.toContain('style=');
});
