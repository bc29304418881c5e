import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as CarouselModule from './carousel';
import type { Slider, SliderSettings } from './slider';

interface FakeSlider extends Slider {
  settings: SliderSettings;
  isRotating: boolean;
  isDestroyed: boolean;
}

const made: FakeSlider[] = [];
let prefersLessMotion = false;
let Carousel: typeof CarouselModule.Carousel;

vi.mock('./after-load', () => ({ afterLoad: () => Promise.resolve() }));
vi.mock('./slider', () => ({
  createSlider: (_: HTMLElement, settings: SliderSettings) => {
    const slider: FakeSlider = {
      settings,
      isRotating: false,
      isDestroyed: false,
      goTo: (index) => settings.onChange(index),
      goNext: () => settings.onChange(1),
      goBack: () => settings.onChange(2),
      setRotating: (isRotating) => {
        slider.isRotating = isRotating;
      },
      destroy: () => {
        slider.isDestroyed = true;
      },
    };
    made.push(slider);
    return slider;
  },
}));

beforeEach(async () => {
  localStorage.clear();
  await loadAnew();
  made.length = 0;
  prefersLessMotion = false;
  window.matchMedia = vi.fn().mockImplementation(() => ({
    matches: prefersLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** Acts like a browser on the next page: an unstored choice is forgotten. */
async function loadAnew(): Promise<void> {
  vi.resetModules();
  ({ Carousel } = await import('./carousel'));
}

function DishCarousel({
  dishes,
  ...rest
}: {
  dishes: readonly string[];
  pausesOnHover?: boolean;
  effect?: 'fade';
}) {
  return (
    <Carousel
      label="Dishes"
      items={dishes.map((id) => ({ id }))}
      renderItem={({ id: dish }, _, isNear) => (
        <a href={`/menu#${dish}`} data-near={isNear}>
          {dish}
        </a>
      )}
      autoplayMs={3800}
      {...rest}
    />
  );
}

const DISHES = ['Bravas', 'Gambas', 'Flan', 'Pulpo'];

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

async function show(props: Parameters<typeof DishCarousel>[0]) {
  const others = made.length;
  const view = render(<DishCarousel {...props} />);
  await act(() => expect.poll(() => made).toHaveLength(others + 1));
  return view;
}

const slider = () => {
  const last = made.at(-1);
  if (!last) throw new Error('No slider was made.');
  return last;
};
const slides = () => screen.getAllByRole('group').filter((group) => group.ariaRoleDescription === 'slide');
const pause = () => screen.getByRole('button', { name: 'Pause all slides: Dishes' });

it('is a region of its controls (pause, back, next, one button for each slide), then named slides', async () => {
  await show({ dishes: DISHES });
  const region = screen.getByRole('region', { name: 'Dishes' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ]);
  const controls = [...region.querySelectorAll('a, button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
  expect(controls).toEqual([
    'Pause all slides: Dishes',
    'Previous slide: Dishes',
    'Next slide: Dishes',
    ...DISHES.map((_, index) => `Slide ${index + 1} of 4`),
    ...DISHES,
  ]);
});

it('shares its pause with all other carousels, and with later pages', async () => {
  const first = await show({ dishes: DISHES });
  const second = await show({ dishes: DISHES });
  fireEvent.click(within(first.container).getByRole('button', { name: /^Pause/ }));
  expect(made.map(({ isRotating }) => isRotating)).toEqual([false, false]);
  first.unmount();
  second.unmount();

  await loadAnew();
  await show({ dishes: DISHES });
  expect(slider().isRotating).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Play all slides: Dishes' }));
  expect(slider().isRotating).toBe(true);
});

it('pauses for this page if storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await show({ dishes: DISHES });
  fireEvent.click(pause());
  expect(slider().isRotating).toBe(false);
  vi.restoreAllMocks();
});

it('rotates by itself until the pause button is pressed, and resumes when it is pressed again', async () => {
  await show({ dishes: DISHES });
  expect(slider().settings.autoplayMs).toBe(3800);
  expect(slider().isRotating).toBe(true);
  fireEvent.click(pause());
  expect(slider().isRotating).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Play all slides: Dishes' }));
  expect(slider().isRotating).toBe(true);
});

it('announces changes only while it is paused', async () => {
  await show({ dishes: DISHES });
  const place = screen.getByText('1 of 4');
  expect(place).toHaveAttribute('aria-live', 'off');
  fireEvent.click(pause());
  expect(place).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4' }));
  expect(place).toHaveTextContent('3 of 4');
  expect(screen.getByRole('button', { name: 'Slide 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

it('pauses while keyboard focus is in it', async () => {
  await show({ dishes: DISHES });
  await userEvent.tab();
  expect(document.activeElement).toBe(pause());
  expect(slider().isRotating).toBe(false);
  act(() => pause().blur());
  expect(slider().isRotating).toBe(true);
});

it('rotates once play is pressed with the keyboard, although the focus is still on it', async () => {
  prefersLessMotion = true;
  await show({ dishes: DISHES });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(pause());
  expect(slider().isRotating).toBe(true);
});

it('pauses under a mouse, and resumes when it leaves', async () => {
  await show({ dishes: DISHES });
  const slide = screen.getByRole('group', { name: '1 of 4' });
  fireEvent.pointerOver(slide, { pointerType: 'mouse' });
  expect(slider().isRotating).toBe(false);
  fireEvent.pointerOut(slide, { pointerType: 'mouse', relatedTarget: document.body });
  expect(slider().isRotating).toBe(true);
});

it('that fills the screen keeps rotating under a mouse, except over a link', async () => {
  await show({ dishes: DISHES, pausesOnHover: false, effect: 'fade' });
  fireEvent.pointerOver(screen.getByRole('group', { name: '1 of 4' }), { pointerType: 'mouse' });
  expect(slider().isRotating).toBe(true);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Bravas' }), { pointerType: 'mouse' });
  expect(slider().isRotating).toBe(false);
});

it('is paused under reduced motion until play is pressed, and then changes without sliding', async () => {
  prefersLessMotion = true;
  await show({ dishes: DISHES });
  expect(slider().isRotating).toBe(false);
  expect(slider().settings.speedMs).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play all slides: Dishes' }));
  expect(slider().isRotating).toBe(true);
});

it('keeps focus out of covered slides, and lets the next one load', async () => {
  await show({ dishes: DISHES, effect: 'fade' });
  expect(slider().settings.speedMs).toBe(750);
  const [first, second, third] = slides();
  expect(first).not.toHaveAttribute('inert');
  expect(second).toHaveAttribute('inert');
  expect(second?.firstElementChild).toHaveAttribute('data-near', 'true');
  expect(third?.firstElementChild).toHaveAttribute('data-near', 'false');
  act(() => slider().settings.onChange(1));
  expect(first).toHaveAttribute('inert');
  expect(second).not.toHaveAttribute('inert');
  expect(third?.firstElementChild).toHaveAttribute('data-near', 'true');
});

it('rebuilds the slider for different items, but not for changes within them', async () => {
  const { rerender } = await show({ dishes: DISHES });
  const first = slider();
  act(() => first.settings.onChange(2));
  rerender(<DishCarousel dishes={[...DISHES]} />);
  expect(first.isDestroyed).toBe(false);
  rerender(<DishCarousel dishes={['Bravas', 'Flan']} />);
  await act(() => expect.poll(() => made).toHaveLength(2));
  expect(first.isDestroyed).toBe(true);
  expect(slider().isRotating).toBe(true);
  expect(screen.getByText('1 of 2', { selector: 'p' })).toBeInTheDocument();
});

it('has no controls and does not rotate with a single slide', async () => {
  render(<DishCarousel dishes={['Bravas']} />);
  await act(() => Promise.resolve());
  expect(made).toHaveLength(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bravas' })).toBeInTheDocument();
});
