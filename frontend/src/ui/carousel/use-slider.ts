import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterLoad } from './after-load';
import { prefersLessMotion } from '../less-motion';
import type { Slider, SliderSettings } from './slider';

interface SliderUse extends Pick<SliderSettings, 'effect' | 'autoplayMs'> {
  viewport: RefObject<HTMLElement | null>;
  /** A different set of slides needs a new slider. */
  idsKey: string;
  count: number;
  speedMs: number;
  isRotating: boolean;
}

/** Loads the slider once the page has loaded; until then, and if it fails, the row scrolls. */
export function useSlider({ viewport, idsKey, count, effect, autoplayMs, speedMs, isRotating }: SliderUse) {
  const slider = useRef<Slider>(null);
  const rotates = useRef(isRotating);
  const [index, setIndex] = useState(0);
  const [phase, setPhase] = useState<'waiting' | 'live' | 'failed'>('waiting');

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    let isGone = false;
    const takeOver = async () => {
      await afterLoad();
      const { createSlider } = await import('./slider');
      if (isGone) return;
      const startIndex = scrolledIndex(element);
      slider.current = createSlider(element, {
        effect,
        autoplayMs,
        speedMs: prefersLessMotion() ? 0 : speedMs,
        startIndex,
        onChange: setIndex,
      });
      slider.current.setRotating(rotates.current);
      setIndex(startIndex);
      setPhase('live');
    };
    takeOver().catch(() => setPhase('failed'));
    return () => {
      isGone = true;
      slider.current?.destroy();
      slider.current = null;
      setPhase('waiting');
      setIndex(0);
    };
  }, [viewport, idsKey, count, effect, autoplayMs, speedMs]);

  useEffect(() => {
    rotates.current = isRotating;
    slider.current?.setRotating(isRotating);
  }, [isRotating]);

  const scrollTo = (target: number) => {
    const slide = slideElements(viewport.current)[target];
    const behavior = prefersLessMotion() ? 'auto' : 'smooth';
    if (slide) viewport.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  return {
    index,
    phase,
    onScroll: () => {
      if (viewport.current && !slider.current) setIndex(scrolledIndex(viewport.current));
    },
    reveal: (target: Element) => {
      const slide = target.closest<HTMLElement>('.swiper-slide');
      if (!slide || slide.classList.contains('swiper-slide-fully-visible')) return;
      slider.current?.goTo(slideElements(viewport.current).indexOf(slide));
    },
    goTo: (target: number) => (slider.current ? slider.current.goTo(target) : scrollTo(target)),
    goNext: () => (slider.current ? slider.current.goNext() : scrollTo((index + 1) % count)),
    goBack: () => (slider.current ? slider.current.goBack() : scrollTo((index - 1 + count) % count)),
  };
}

function slideElements(viewport: HTMLElement | null): HTMLElement[] {
  return [...(viewport?.querySelectorAll<HTMLElement>('.swiper-slide') ?? [])];
}

function scrolledIndex(viewport: HTMLElement): number {
  const distances = slideElements(viewport).map((slide) => Math.abs(slide.offsetLeft - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
