import { PUBLIC_PAGES } from '../../frontend/src/domain/public-pages';

export const PUBLIC_PATHS = PUBLIC_PAGES.map(({ path }) => path);
