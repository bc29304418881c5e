import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

export interface SliderSettings {
  effect: 'slide' | 'fade';
  autoplayMs: number;
  /** How long a change takes; 0 for those who asked for less motion. */
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

/** The widths that `carousel.module.css` gives the slides before the script comes; the two must agree. */
const SLIDES_PER_VIEW = {
  slidesPerView: 1,
  spaceBetween: 16,
  breakpoints: {
    576: { slidesPerView: 1.15, spaceBetween: 16 },
    768: { slidesPerView: 2, spaceBetween: 20 },
    992: { slidesPerView: 3, spaceBetween: 24 },
  },
};

/** Takes over a row that scrolls. Where the row was scrolled to, it goes on. */
export function createSlider(viewport: HTMLElement, settings: SliderSettings): Slider {
  const isFade = settings.effect === 'fade';
  viewport.scrollLeft = 0;
  // The server's style for a row that scrolls ends here; React knows nothing of this attribute and leaves it alone.
  viewport.dataset.live = '';
  const swiper = new Swiper(viewport, {
    modules: isFade ? [Autoplay, EffectFade] : [Autoplay],
    // `rewind` and not `loop`, which moves the slides about in the document, where they are React's.
    rewind: true,
    speed: settings.speedMs,
    initialSlide: settings.startIndex,
    watchSlidesProgress: true,
    ...(isFade ? { effect: 'fade', fadeEffect: { mode: 'cross-fade' as const } } : SLIDES_PER_VIEW),
    // Who rests it (pause, focus, pointer) is settled by the carousel: `setRotating`.
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
