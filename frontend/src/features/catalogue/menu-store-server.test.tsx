// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { AnswersContext, AnswerStore } from '../boot/answer-store';
import { expect, it } from 'vitest';
import { menuOnDemand } from '../../api/on-demand';
import { readMenu } from '../../api/menu';
import { useMenu } from './menu-store';

function MenuProbe() {
  const { status, data, error } = useMenu();
  return <p>{`${status} ${data?.categories.length ?? 0} ${error}`}</p>;
}

it.each([
  [
    'the menu that the host fetched',
    { [menuOnDemand.key]: readMenu({ categories: [{ items: [{}] }] }) },
    'loaded 1 null',
  ],
  ['the error of a menu that it could not get', {}, 'error 0 Error cargando menú'],
])('renders on the server %s', (_, fallback, text) => {
  const html = renderToString(
    <AnswersContext value={new AnswerStore(fallback)}>
      <MenuProbe />
    </AnswersContext>,
  );
  expect(html).toBe(`<p>${text}</p>`);
});
