import { useLocation } from 'react-router-dom';
import { useSite } from '../features/site/use-site';
import { useOrigin } from '../features/boot/boot-context';
import type { PublicPage } from './pages';

/** React hoists these elements but does not remove duplicates, so only this component may render them. */
export function PageHead({ page }: { page: PublicPage }) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const site = useSite();
  const title = `${page.title} | ${site.name} · ${site.tagline}`;
  const description = page.description.replace('{year}', String(site.established_year));
  const url = origin + pathname;
  const picture = `${origin}/pictures/og/${page.picture}.jpg`;
  const pictureAlt = `${site.name}: ${page.title}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </>
  );
}
