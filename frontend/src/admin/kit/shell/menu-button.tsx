import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { later } from './later';
import type { OpenedMenuProps } from './menu-entry';

interface ButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface MenuButtonProps extends Pick<OpenedMenuProps, 'groups' | 'title' | 'position'> {
  renderButton: (props: ButtonProps) => ReactNode;
}

const OpenedMenu = later(async () => (await import('./opened-menu')).OpenedMenu);

/** A button with a menu. `groups` are separated by lines. */
export function MenuButton({ renderButton, ...menu }: MenuButtonProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {renderButton({
        ref,
        id: `${id}-target`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      <OpenedMenu {...menu} id={id} anchor={ref} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
