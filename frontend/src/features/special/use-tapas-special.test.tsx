import { act, render, screen, waitFor } from '@testing-library/react';
import { AnswersContext, AnswerStore } from '../boot/answer-store';
import { beforeEach, expect, it } from 'vitest';
import { servePage } from '../../testing/page-server';
import { isSpecialOn } from '../../domain/tapas-special';
import { useTapasSpecial } from './use-tapas-special';

let answer: { status: number; body: unknown };

const server = servePage((_, outgoing) => {
  outgoing.statusCode = answer.status;
  outgoing.end(JSON.stringify(answer.body));
});
beforeEach(() => {
  answer = { status: 200, body: { active: true, items: [{ name: 'Gildas' }] } };
});

function Probe() {
  return <output>{isSpecialOn(useTapasSpecial()) ? 'shown' : 'hidden'}</output>;
}

/** A browser tab: one cache, and parts that mount and unmount in it. */
function openTab(fallback: Record<string, unknown> = {}) {
  const answers = new AnswerStore(fallback);
  const inTab = (parts: number) => (
    <AnswersContext value={answers}>
      {Array.from({ length: parts }, (_, index) => (
        <Probe key={index} />
      ))}
    </AnswersContext>
  );
  const view = render(inTab(1));
  return { show: (parts: number) => view.rerender(inTab(parts)) };
}

const SLOW = { timeout: 20_000 };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

it('is fetched once, when the first component mounts, whatever mounts and unmounts later', async () => {
  const tab = openTab();
  expect(screen.getByRole('status').textContent).toBe('hidden');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('shown'), SLOW);
  tab.show(0);
  tab.show(2);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/tapas5']);
});

it('is not fetched if the server embedded it', async () => {
  openTab({ '/api/tapas5': { active: true, items: [{}] } });
  expect(screen.getByRole('status').textContent).toBe('shown');
  await settle();
  expect(server.seen).toEqual([]);
});

it.each([
  ['fails', { status: 500, body: {} }],
  ['is no special', { status: 200, body: [] }],
  ['says that it is off', { status: 200, body: { active: false, items: [{ name: 'Gildas' }] } }],
  ['has no item', { status: 200, body: { active: true, items: [] } }],
])('stays empty, and nobody is told, where the call %s', async (_what, given) => {
  answer = given;
  openTab();
  await waitFor(() => expect(server.seen).toHaveLength(1), SLOW);
  await settle();
  expect(screen.getByRole('status').textContent).toBe('hidden');
  expect(server.seen).toHaveLength(1);
});
