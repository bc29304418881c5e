import { renderToStaticMarkup } from 'react-dom/server';
import { styleFiles, type AssetManifest } from '../assets';
import { THEME_COLORS } from '../theme-colors';
import { ADMIN_ELEMENT_ID } from './admin-element';

const ENTRY = 'src/app/admin/entry-admin.tsx';

interface AdminDocumentRequest {
  nonce: string;
  assets: AssetManifest | null;
}

/** The HTML document for every admin path: empty, because the browser renders the content. */
export function renderAdminDocument({ nonce, assets }: AdminDocumentRequest): string {
  const file = assets?.[ENTRY]?.file;
  if (assets && !file) throw new Error(`The admin's build has no ${ENTRY}.`);
  const styles = assets ? styleFiles(assets, [ENTRY]) : [];
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow,noarchive" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <meta property="csp-nonce" content="" nonce={nonce} />
        <title>Staff</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={`/${file ?? ENTRY}`} />
      </head>
      <body>
        <div id={ADMIN_ELEMENT_ID}>
          <p role="status">Loading the staff area…</p>
        </div>
        <noscript>
          <p>
            The staff area needs JavaScript: allow it for this site and load the page again.{' '}
            <a href="/">Go to the public site</a>
          </p>
        </noscript>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
