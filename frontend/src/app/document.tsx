import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/typography.css';
import { BOOT_ELEMENT_ID } from './boot-data';

/** The whole HTML document: the browser hydrates it from the root, so nothing of it is written elsewhere. */
export function Document({ bootJson, children }: { bootJson: string; children: ReactNode }) {
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
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </head>
        <body>
          {children}
          <script
            id={BOOT_ELEMENT_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: bootJson }}
          />
        </body>
      </html>
    </StrictMode>
  );
}
