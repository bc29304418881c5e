import { type FoodKind, placeOf } from '../../domain/menu';
import { isPlainClick } from '../../ui/link';
import entry from './entry.module.css';

interface OpenLinkProps {
  kind: FoodKind;
  id: string;
  onOpen: ((id: string) => void) | undefined;
  children: string;
}

/** A name that opens the item's details. Its link target is the item's place in the list, for new tabs and sharing. */
export function OpenLink({ kind, id, onOpen, children }: OpenLinkProps) {
  if (!onOpen) return <span lang="es">{children}</span>;
  return (
    <a
      href={`#${placeOf(kind, id)}`}
      lang="es"
      aria-haspopup="dialog"
      className={entry.open}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}
