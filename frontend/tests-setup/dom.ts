import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterAll, afterEach } from 'vitest';

// How long a test waits for what it expects to see: more than the default second, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// Mantine's list of notices outlives a file, and each file numbers its notices from 1: one that was left in the list
// would keep out the next file's.
notifications.clean();

// No style sheet is loaded: nothing can be out of the pointer's reach, and looking for it takes time at each press.
const { setup } = userEvent;
const pressAnywhere: typeof setup = (options) =>
  setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
Object.assign(userEvent, { setup: pressAnywhere });
afterAll(() => void Object.assign(userEvent, { setup }));

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

// jsdom has no modal dialogs: browser tests cover what browsers do. A few files run in Node, without a DOM.
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
