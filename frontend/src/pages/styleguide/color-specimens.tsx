import { useEffect, useState } from 'react';
import { COLOR_GROUPS, type ColorUse } from './color-groups';
import styles from './color-specimens.module.css';
import { contrast } from './contrast';

/** Each color on the ground that it is for, with the contrast that the screen in front of you has. */
export function ColorSpecimens() {
  const values = useColorValues();
  return (
    <section className={styles.colors}>
      <h2>Colors by purpose</h2>
      {COLOR_GROUPS.map(({ title, uses }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul role="list" className={styles.list}>
            {uses.map((use) => (
              <Swatch key={use.name} use={use} values={values} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Swatch({ use, values }: { use: ColorUse; values: (name: string) => string }) {
  const value = values(use.name);
  const ratio = use.on && contrast(value, values(use.on));
  return (
    <li className={styles.swatch}>
      <span
        className={styles.sample}
        style={
          use.on
            ? { background: `var(--color-${use.on})`, color: `var(--color-${use.name})` }
            : { background: `var(--color-${use.name})` }
        }
      >
        {use.on && 'Ag'}
      </span>
      <span>
        {use.name}
        <span className={styles.detail}>
          {value} {use.on && `on ${use.on}`} {ratio ? ratio.toFixed(1) : ''}
        </span>
      </span>
    </li>
  );
}

/** What the tokens are worth now; again when the scheme changes. Nothing is known until the page is alive. */
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
