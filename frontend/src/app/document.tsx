import { type ReactNode, StrictMode } from 'react';
import { preload } from 'react-dom';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/typography.css';
import '../styles/patterns.css';
import '../styles/first-view.css';
import { BOOT_ELEMENT_ID, STRUCTURED_DATA_ID } from './boot-data';
import { THEME_COLORS } from './theme-colors';

interface DocumentProps {
  bootJson: string;
  structuredData: string;
  inlined?: {
    style: string;
    sheets: readonly string[];
    start: string;
    scripts: readonly string[];
  };
  children: ReactNode;
}

const FONTS = [displayFont, bodyFont];
/** On screens this wide the fonts load at once, instead of after the first view (`entry-start.ts`). */
const FONTS_COME_FIRST = '(min-width: 48.01rem)';
/** Not fetched: `disabled` stops the parser (React's types lack it), `media` stops Chromium's preload scanner. */
const NOT_LOADED = { disabled: true, media: 'not all' };

/** The whole HTML document: the browser hydrates from the root, so no part of it is written elsewhere. */
export function Document({ bootJson, structuredData, inlined, children }: DocumentProps) {
  for (const font of FONTS) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: FONTS_COME_FIRST });
  }
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          {inlined?.style && (
            <style href="page" precedence="default">
              {inlined.style}
            </style>
          )}
          {/* Never fetched: a lazy chunk that asks for one of these sheets finds it here and does not fetch it again. */}
          {inlined?.sheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} {...NOT_LOADED} />
          ))}
          {inlined?.start && (
            <script
              type="module"
              async
              data-scripts={inlined.scripts.join(' ')}
              data-fonts={FONTS.join(' ')}
              dangerouslySetInnerHTML={{ __html: inlined.start }}
            />
          )}
        </head>
        <body>
          {children}
          <script
            id={BOOT_ELEMENT_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: bootJson }}
          />
          <script
            id={STRUCTURED_DATA_ID}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredData }}
          />
        </body>
      </html>
    </StrictMode>
  );
}
