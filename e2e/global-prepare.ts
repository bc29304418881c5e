import { prepareProduct } from './support/product';

/** Runs before all tests; Playwright runs the function it returns after them. */
export default function prepare(): Promise<() => Promise<void>> {
  return prepareProduct();
}
