import type { SocialLinks } from '../../domain/site';
import { SocialLink } from './social-link';
import styles from './social-link.module.css';

const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;

interface SocialListProps {
  social: SocialLinks;
  networks: readonly (keyof SocialLinks)[];
  onClick?: () => void;
}

/** The restaurant's pages on these networks; those that it has not are left out. */
export function SocialList({ social, networks, onClick }: SocialListProps) {
  const shown = networks.filter((network) => social[network] !== '');
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {shown.map((network) => (
        <li key={network}>
          <SocialLink network={NETWORKS[network]} url={social[network]} {...(onClick ? { onClick } : {})} />
        </li>
      ))}
    </ul>
  );
}
