import { whenIdle } from '../when-idle';

/** Once the page has loaded and the browser has nothing better to do: the time for what nobody waits for. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
