import { useEffect, useState } from 'react';
import { COLOR_GROUPS, type ColorUse } from './color-groups';
import { contrast } from './contrast';
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
    <li className={styles.color}>
      <span
        className={styles.sample}
        style={{ background: `var(--color-${use.on ?? use.name})`, color: `var(--color-${use.name})` }}
      >
        {use.on && 'Ag'}
      </span>
      <span>
        {use.name}
        <span className={styles.labelled}>
          {value} {use.on && `on ${use.on}`} {ratio ? ratio.toFixed(1) : ''}
        </span>
      </span>
    </li>
  );
}

/** Measured in the browser, again when the scheme changes. */
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
