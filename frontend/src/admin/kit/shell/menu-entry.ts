import type { MenuProps } from '@mantine/core';
import type { RefObject } from 'react';
import type { AdminIconName } from './admin-icon';

export interface MenuEntry {
  label: string;
  icon?: AdminIconName;
  /** Runs a function, or opens a path of the admin. */
  does: { run: () => void } | { to: string };
  isDangerous?: boolean;
  /** The reason, shown in the entry, why it has no effect. */
  tick?: string;
  keepsOpen?: boolean;
}

/** Groups are separated by a line. Empty entries are skipped. */
export type MenuGroups = readonly (readonly (MenuEntry | false | null | undefined)[])[];

export interface OpenedMenuProps {
  /** The button's id is this plus `-target`. */
  id: string;
  anchor: RefObject<HTMLButtonElement | null>;
  /** Called when it is open. */
  groups: () => MenuGroups;
  title?: string;
  position?: NonNullable<MenuProps['position']>;
  opened: boolean;
  onClose: () => void;
}
