import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a test waits for what it expects to see: more than the default second, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// jsdom lays nothing out, so there is nothing to observe.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });

// jsdom has no modal dialogs; the browser tests cover what browsers do themselves. A few files run in Node, without a DOM.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
