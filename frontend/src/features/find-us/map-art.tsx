import styles from './map-art.module.css';

export function MapArt() {
  return (
    <svg className={styles.art} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.water} d="M640 0v210q-48-8-70-44t-64-52q-40-16-52-56T436 0z" />
      <path
        className={styles.wave}
        d="M470 22q14-10 28 0t28 0 28 0 28 0 28 0M520 58q14-10 28 0t28 0 28 0M566 94q14-10 28 0t28 0M596 130q14-10 28 0"
      />
      <path className={styles.park} d="M150 168 330 96l96 150-206 128z" />
      <path className={styles.path} d="m150 168 276 78M330 96 220 374M240 132l83 178" />
      <path
        className={styles.wide}
        d="M-10 232 330 96 470-20M-20 420 220 374l206-128 230-30M330 96l196 304 40 100"
      />
      <path
        className={styles.street}
        d="M150 168 60 490M150 168 96-20M-20 120l140-40M220 374l44 126M426 246l-60-94 120-70M330 96 280-20M476 322l180-46M-20 320l112-26M340 300l70 110-40 90M410 410l116-10M526 400l134-20M240 132 196-20"
      />
      <path
        className={styles.house}
        d="m30 150 50-14 10 30-50 14zM22 200l60-18 6 20-60 18zM180 30l44-12 10 40-44 14zM258 20l16-4 14 62-16 8zM300 400l52-34 20 34-46 30zM440 290l24-6 26 44-22 12zM500 240l90-18 8 34-76 18zM120 420l80-20 16 60-80 10zM20 440l44-10-8 44-40 6zM440 440l60-8 20 40-70 8zM580 330l60-14v40l-50 10z"
      />
      <g className={styles.trees}>
        {[
          [200, 180],
          [226, 206],
          [300, 140],
          [318, 176],
          [346, 206],
          [244, 286],
          [274, 256],
          [238, 332],
          [352, 250],
          [300, 296],
          [186, 238],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
        ))}
      </g>
      <path className={styles.pin} d="M392 206c-26-34-40-54-40-76a40 40 0 0 1 80 0c0 22-14 42-40 76z" />
      <path
        className={styles.star}
        d="M392 108q8 14 0 22-8-8 0-22zM414 130q-14 8-22 0 8-8 22 0zM392 152q-8-14 0-22 8 8 0 22zM370 130q14-8 22 0-8 8-22 0z"
      />
    </svg>
  );
}
