import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

export interface SliderSettings {
  effect: 'slide' | 'fade';
  autoplayMs: number;
  /** 0 for visitors who asked for reduced motion. */
  speedMs: number;
  startIndex: number;
  onChange: (index: number) => void;
}

export interface Slider {
  goTo: (index: number) => void;
  goNext: () => void;
  goBack: () => void;
  setRotating: (isRotating: boolean) => void;
  destroy: () => void;
}

/** Must agree with the widths in `carousel.module.css`, which hold before the script loads. */
const SLIDES_PER_VIEW = {
  slidesPerView: 1,
  spaceBetween: 16,
  breakpoints: {
    576: { slidesPerView: 1.15, spaceBetween: 16 },
    768: { slidesPerView: 2, spaceBetween: 20 },
    992: { slidesPerView: 3, spaceBetween: 24 },
  },
};

/** Takes over a scrolling row at its current scroll position. */
export function createSlider(viewport: HTMLElement, settings: SliderSettings): Slider {
  const isFade = settings.effect === 'fade';
  viewport.scrollLeft = 0;
  // Switches off the server's style for a scrolling row; React does not know this attribute and leaves it alone.
  viewport.dataset.live = '';
  const swiper = new Swiper(viewport, {
    modules: isFade ? [Autoplay, EffectFade] : [Autoplay],
    // Not `loop`, which moves slides around in React's part of the document.
    rewind: true,
    speed: settings.speedMs,
    initialSlide: settings.startIndex,
    watchSlidesProgress: true,
    ...(isFade ? { effect: 'fade', fadeEffect: { mode: 'cross-fade' as const } } : SLIDES_PER_VIEW),
    // The carousel decides when to pause (button, focus, pointer): `setRotating`.
    autoplay: { delay: settings.autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: false },
    on: { activeIndexChange: ({ activeIndex }) => settings.onChange(activeIndex) },
  });
  swiper.autoplay.stop();
  return {
    goTo: (index) => swiper.slideTo(index),
    goNext: () => swiper.slideNext(),
    goBack: () => swiper.slidePrev(),
    setRotating: (isRotating) => {
      if (isRotating === swiper.autoplay.running) return;
      if (isRotating) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => {
      swiper.destroy();
      delete viewport.dataset.live;
    },
  };
}
