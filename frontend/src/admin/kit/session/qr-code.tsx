import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './qr-code.module.css';

/** Cameras need this many empty modules around it. */
const MARGIN = 4;

/** Black on white in both color schemes: some apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
