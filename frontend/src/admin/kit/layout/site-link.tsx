import { AdminIcon } from '../shell/admin-icon';

interface SiteLinkProps {
  className: string | undefined;
  size?: number;
  onClick?: () => void;
}

export function SiteLink({ size = 20, ...rest }: SiteLinkProps) {
  return (
    <a href="/" target="_blank" rel="noopener" aria-label="View site (opens in a new tab)" {...rest}>
      <AdminIcon name="external" size={size} />
      View site
    </a>
  );
}
