import { useEffect, useRef, useState } from 'react';
import { formatAddress, mapLink } from '../../domain/directions';
import { embeddableMap, mapName } from '../../domain/map-embed';
import type { Site } from '../../domain/site';
import { Button, buttonClass } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './map-view.module.css';

/**
 * Loads nothing from the map's site until the visitor asks: a drawn map shows instead. Without a script, or
 * if the map may not be framed, there is a link. Focus moves from the button to the map.
 */
export function MapView({ site }: { site: Site }) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const map = useRef<HTMLIFrameElement>(null);
  const source = embeddableMap(site.map_embed_url);
  const address = formatAddress(site);
  useEffect(() => {
    if (isOpen) map.current?.focus();
  }, [isOpen]);

  if (source === null && address === '') return null;
  if (isOpen && source !== null) {
    return (
      <div className={styles.frame}>
        <iframe
          ref={map}
          className={styles.map}
          src={source}
          title={`Map: ${site.name}${address === '' ? '' : `, ${address}`}`}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe for a page on another origin, and its map needs them
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <img className={styles.map} src="/art/street-map.svg" alt="" loading="lazy" decoding="async" />
      <div className={styles.tile}>
        <p className={styles.name} lang="es">
          {site.name}
        </p>
        {site.street_address !== '' && <p className={styles.street}>{site.street_address}</p>}
        {source !== null && (
          <div className={`${styles.scripted} ${isHydrated ? '' : 'until-hydrated'}`}>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              Show the map
            </Button>
            <p className="text-xs quiet">Map: {mapName(source)}</p>
          </div>
        )}
        {address !== '' && (
          <a
            className={`${buttonClass('primary')} ${source === null ? '' : styles.unscripted}`}
            href={mapLink(site)}
            target="_blank"
            rel="noopener"
          >
            Open the map<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </div>
  );
}
