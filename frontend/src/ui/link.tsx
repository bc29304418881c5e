import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { withoutEndSlash } from '../domain/public-pages';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the root. */
  to: string;
}

/** The query to add to links to this path, for example `?only=vegan`. */
export const CarriedQueryContext = createContext<(path: string) => string>(() => '');

/** Not one that opens a new tab or window, or saves what the link leads to. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The router's `useNavigate` and `Link` bring 1.4 KB (brotli) for relative paths and its framework mode. */
export const useNavigator = () => use(UNSAFE_NavigationContext).navigator;

export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(to) ?? [];
  const carried = use(CarriedQueryContext)(path);
  const href = path + query + (query ? carried.replace('?', '&') : carried) + hash;
  const navigator = useNavigator();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A file, such as the calendar, is not a page of the app.
    const isFile = /\.\w+$/.test(path);
    if (event.defaultPrevented || !isPlainClick(event) || isFile) return;
    event.preventDefault();
    // Not the router's location: search and filters change the address without it.
    const isHere = location.pathname + location.search + location.hash === href;
    navigator[isHere ? 'replace' : 'push'](href);
  };
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that marks the current page. */
export function NavLink(link: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...link} aria-current={withoutEndSlash(pathname) === link.to ? 'page' : undefined} />;
}
