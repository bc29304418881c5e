import { whenIdle } from '../when-idle';

export function afterLoad(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
