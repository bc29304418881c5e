/** Who built the site. */
export function AgencyCredit({ name, url }: { name: string; url: string }) {
  if (name === '') return null;
  if (url === '') return <span>Website by {name}</span>;
  return (
    <span>
      Website by{' '}
      <a href={url} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
        {name}
      </a>
    </span>
  );
}
