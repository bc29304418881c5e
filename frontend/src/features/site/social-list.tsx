import type { SocialLinks } from '../../domain/site';
import styles from './social-list.module.css';

const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;

interface SocialListProps {
  social: SocialLinks;
  networks: readonly (keyof SocialLinks)[];
  onClick?: (() => void) | undefined;
}

export function SocialList({ social, networks, onClick }: SocialListProps) {
  const shown = networks.filter((network) => social[network] !== '');
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {shown.map((network) => (
        <li key={network}>
          <a
            className={styles.link}
            href={social[network]}
            target="_blank"
            rel="noopener me"
            aria-label={`${NETWORKS[network]} (opens in a new tab)`}
            onClick={onClick}
          >
            {NETWORKS[network]}
          </a>{' '}
        </li>
      ))}
    </ul>
  );
}
