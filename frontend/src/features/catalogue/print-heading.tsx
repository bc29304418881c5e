import { formatAddress } from '../../domain/directions';
import { useSite } from '../site/use-site';
import styles from './print-heading.module.css';

export function PrintHeading({ title }: { title: string }) {
  const site = useSite();
  return (
    <div className={styles.heading}>
      <svg className={styles.ornament} viewBox="0 0 120 12" aria-hidden="true">
        <path d="M0 6h46M74 6h46" className={styles.line} />
        <path d="M60 0q3 3 0 6q-3-3 0-6zM60 12q-3-3 0-6q3 3 0 6zM54 6q3-3 6 0q-3 3-6 0zM66 6q-3 3-6 0q3-3 6 0zM49 6l2-2 2 2-2 2zM67 6l2-2 2 2-2 2z" />
      </svg>
      <p className={styles.name}>
        <span lang="es">{site.name}</span> <span className={styles.title}>{title}</span>
      </p>
      <p className={styles.place}>
        {[site.tagline, formatAddress(site), site.phone].filter((part) => part !== '').join(' · ')}
      </p>
    </div>
  );
}
