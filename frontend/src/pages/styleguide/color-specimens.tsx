import { useEffect, useState } from 'react';
import { COLOR_GROUPS, type ColorUse } from './color-groups';
import { Specimens } from './specimen';
import styles from './styleguide.module.css';

export function ColorSpecimens() {
  const values = useColorValues();
  return (
    <Specimens title="Colors by purpose">
      {COLOR_GROUPS.map(({ title, uses }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul role="list" className={styles.colors}>
            {uses.map((use) => (
              <Swatch key={use.name} use={use} values={values} />
            ))}
          </ul>
        </div>
      ))}
    </Specimens>
  );
}

function Swatch({ use, values }: { use: ColorUse; values: (name: string) => string }) {
  const value = values(use.name);
  const ratio = use.on && contrast(value, values(use.on));
  return (
    <li className="flex middle gap-3 shrinks">
      <span
        className={styles.sample}
        style={{ background: `var(--color-${use.on ?? use.name})`, color: `var(--color-${use.name})` }}
      >
        {use.on && 'Ag'}
      </span>
      <span>
        {use.name}
        <span className={styles.labeled}>
          {value} {use.on && `on ${use.on}`} {ratio ? ratio.toFixed(1) : ''}
        </span>
      </span>
    </li>
  );
}

/** Measured in the browser, and again when the scheme changes. */
function useColorValues(): (name: string) => string {
  const [root, setRoot] = useState<{ style: CSSStyleDeclaration } | null>(null);
  useEffect(() => {
    const read = () => setRoot({ style: getComputedStyle(document.documentElement) });
    read();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    return () => scheme.removeEventListener('change', read);
  }, []);
  return (name) => root?.style.getPropertyValue(`--color-${name}`).trim() ?? '';
}

/** From 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio, from 1 to 21; null unless both colors are `#rrggbb`. */
function contrast(one: string, other: string): number | null {
  if (![one, other].every((color) => /^#[\da-f]{6}$/i.test(color))) return null;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
