import { expect, it, vi } from 'vitest';
import { followReading, hintAtSwipe } from './strip';

const SECTIONS = ['bites', 'eggs'];

let tellOf: IntersectionObserverCallback = () => {};
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: IntersectionObserverCallback) {
      tellOf = callback;
    }
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

function strip() {
  document.body.innerHTML = `
    <div id="list">${SECTIONS.map((id) => `<a role="tab" href="#${id}">${id}</a>`).join('')}</div>
    <div id="panel">${SECTIONS.map((id) => `<section id="${id}"></section>`).join('')}<section></section></div>`;
  const [list, panel] = [document.getElementById('list'), document.getElementById('panel')];
  if (!list || !panel) throw new Error('nothing was drawn');
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
  list.scrollTo = scrollTo as typeof list.scrollTo;
  return { list, panel, scrollTo };
}

/** Simulates the observer: a section crosses the reading line. */
const cross = (panel: HTMLElement, index: number, isIntersecting: boolean) =>
  tellOf(
    [{ target: panel.children[index], isIntersecting } as unknown as IntersectionObserverEntry],
    null as never,
  );

const marked = () => [...document.querySelectorAll('[data-reading]')].map(({ textContent }) => textContent);

it('marks the tab of the section being read, and keeps it in view', () => {
  const { list, panel, scrollTo } = strip();
  const stop = followReading(list, panel);
  cross(panel, 1, true);
  expect(marked()).toEqual(['eggs']);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  cross(panel, 0, true);
  cross(panel, 1, false);
  expect(marked()).toEqual(['bites']);
  cross(panel, 0, false);
  expect(marked()).toEqual([]);
  cross(panel, 0, true);
  stop();
  expect(marked()).toEqual([]);
});

it('marks none for a group without a tab, and respects reduced motion', () => {
  const { list, panel, scrollTo } = strip();
  followReading(list, panel);
  cross(panel, 0, true);
  cross(panel, 2, true);
  expect(marked()).toEqual([]);
  expect(scrollTo.mock.calls.map(([to]) => to.behavior)).toEqual(['instant', 'instant']);
});

it('hints at a swipe while the tabs are near their start, on every visit', () => {
  const { list } = strip();
  const onHint = vi.fn<(isHinted: boolean) => void>();
  const swipe = (left: number) => {
    list.scrollLeft = left;
    for (const name of ['touchmove', 'scroll']) list.dispatchEvent(new Event(name));
    return onHint.mock.lastCall?.[0];
  };
  const leave = hintAtSwipe(list, onHint);
  expect(onHint).toHaveBeenLastCalledWith(true);
  expect(swipe(200)).toBe(false);
  expect(swipe(10)).toBe(true);
  leave();
  onHint.mockClear();
  hintAtSwipe(list, onHint);
  expect(onHint).toHaveBeenLastCalledWith(true);
});
