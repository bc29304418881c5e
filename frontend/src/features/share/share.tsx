import { useState } from 'react';
import { Button } from '../../ui/button';
import { useOrigin } from '../boot/boot-context';

/** Opens the system's share sheet, or copies the link. */
export function Share({ title, path }: { title: string; path: string }) {
  const [said, setSaid] = useState('');
  const url = useOrigin() + path;
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setSaid('Link copied.');
      }
    } catch (error) {
      // Shows no message if the visitor cancels.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`The link: ${url}`);
    }
  };
  return (
    <div className="cluster middle gap-3">
      <Button look="secondary" onClick={() => void share()}>
        Share
      </Button>
      <p role="status" className="fits">
        {said}
      </p>
    </div>
  );
}
