import { type ComponentProps, createContext, use } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { withoutEndSlash } from '../domain/public-pages';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The query to add to links to this path, for example `?only=vegan`. */
export const CarriedQueryContext = createContext<(path: string) => string>(() => '');

/** The router's own `Link` brings 3.4 KB (brotli) for its framework mode. */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const target = to + use(CarriedQueryContext)(to);
  const href = useHref(target);
  const follow = useLinkClickHandler(target);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that marks the current page. */
export function NavLink(link: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...link} aria-current={withoutEndSlash(pathname) === link.to ? 'page' : undefined} />;
}
