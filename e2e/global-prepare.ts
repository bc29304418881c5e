import { prepareProduct } from './support/product';

/** What Playwright runs before all tests; what it gives is run after them. */
export default function prepare(): Promise<() => Promise<void>> {
  return prepareProduct();
}
