import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/typography.css';
import { BOOT_ELEMENT_ID } from './boot-data';
import { STRUCTURED_DATA_ID } from './structured-data/structured-data-element';
import { THEME_COLORS } from './theme-colors';

interface DocumentProps {
  /** Text of the element that the browser starts from. */
  bootJson: string;
  /** Text of the element that search engines read. */
  structuredData: string;
  children: ReactNode;
}

/** The whole HTML document: the browser hydrates it from the root, so nothing of it is written elsewhere. */
export function Document({ bootJson, structuredData, children }: DocumentProps) {
  for (const font of [displayFont, bodyFont]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
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
