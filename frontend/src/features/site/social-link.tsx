import styles from './social-link.module.css';

interface SocialLinkProps {
  network: 'Instagram' | 'Facebook' | 'TikTok';
  /** Empty when the restaurant has no such page: nothing is shown then. */
  url: string;
  onClick?: () => void;
}

export function SocialLink({ network, url, onClick }: SocialLinkProps) {
  if (url === '') return null;
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener me"
      aria-label={`${network} (opens in a new tab)`}
      onClick={onClick}
    >
      {network}
    </a>
  );
}
