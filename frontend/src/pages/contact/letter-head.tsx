import type { Site } from '../../domain/site';
import styles from './letter-head.module.css';
import stamp from './stamp.module.css';

export function LetterHead({ site }: { site: Site }) {
  const city = [site.city, `${site.region} ${site.postal_code}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id="letter-title" className="text-2xl">
          Write to us
        </h2>
        <p className={styles.address}>
          <span lang="es">{site.name}</span>{' '}
          {site.street_address !== '' && <span>{site.street_address}</span>}{' '}
          {city !== '' && <span>{city}</span>}
        </p>
      </div>
      <Stamp />
    </div>
  );
}

function Stamp() {
  return (
    <svg className={stamp.stamp} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
      <g transform="translate(48 0)">
        <path className={stamp.paper} d="M4 4h64v80H4z" />
        <path className={stamp.teeth} d="M4 4h64v80H4z" />
        <path className={stamp.ground} d="M12 12h48v64H12z" />
        <g className={stamp.tile} transform="translate(12 20)">
          <path d="M0 0h14a14 14 0 0 1-14 14zM48 0v14a14 14 0 0 1-14-14zM48 48h-14a14 14 0 0 1 14-14zM0 48v-14a14 14 0 0 1 14 14z" />
          <path d="M24 5q7 9.5 0 19q-7-9.5 0-19zM43 24q-9.5 7-19 0q9.5-7 19 0zM24 43q-7-9.5 0-19q7 9.5 0 19zM5 24q9.5-7 19 0q-9.5 7-19 0z" />
          <circle className={stamp.heart} cx="24" cy="24" r="4" />
        </g>
      </g>
      <g className={stamp.postmark}>
        <circle cx="34" cy="56" r="25" />
        <circle cx="34" cy="56" r="18" />
        <path d="M56 44q8-5 16 0t16 0M58 52q8-5 16 0t16 0M58 60q8-5 16 0t16 0M56 68q8-5 16 0t16 0" />
      </g>
    </svg>
  );
}
