import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { Fragment, type Ref, type RefObject, useImperativeHandle } from 'react';
import { Link } from 'react-router-dom';
import { AdminIcon } from './admin-icon';
import type { MenuEntry, OpenedMenuProps } from './menu-entry';

export function OpenedMenu({ anchor, groups, title, position = 'bottom-end', ...menu }: OpenedMenuProps) {
  const shown = groups()
    .map((group) => group.filter((entry) => !!entry))
    .filter(({ length }) => length > 0);
  return (
    <Menu
      {...menu}
      position={position}
      // Above the notices: a lasting one must not cover an open menu.
      zIndex={450}
      // The library's placeholder for the first focus is not a menu item.
      withInitialFocusPlaceholder={false}
      // Rendered beside its button, so that it is in the same landmark, instead of at the end of the page.
      portalProps={{ target: document.querySelector<HTMLElement>('main') ?? document.body }}
    >
      <Menu.Target>
        <Anchor to={anchor} />
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" maw="calc(100vw - 2 * var(--space-2))" style={{ overflowY: 'auto' }}>
        {title !== undefined && <Menu.Label>{title}</Menu.Label>}
        {shown.map((group, at) => (
          <Fragment key={group[0]?.label}>
            {at > 0 && <Menu.Divider />}
            {group.map((entry, place) => (
              <Entry key={entry.label} {...entry} anchor={anchor} isFirst={at === 0 && place === 0} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The button is already on the screen: this passes it to the library as the menu’s target. */
function Anchor({ to, ref }: { to: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current);
  return null;
}

function Entry({
  label,
  icon,
  does,
  isDangerous,
  tick,
  keepsOpen,
  isFirst,
  anchor,
}: MenuEntry & { isFirst: boolean; anchor: OpenedMenuProps['anchor'] }) {
  const shared = {
    leftSection: icon && <AdminIcon name={icon} />,
    rightSection: tick !== undefined && <AdminIcon name="check" size={16} />,
    'data-autofocus': isFirst || undefined,
    closeMenuOnClick: !keepsOpen,
    ...(isDangerous ? { color: 'danger' } : {}),
  };
  const words = (
    <>
      {label}
      {tick !== undefined && <span className="visually-hidden"> ({tick})</span>}
    </>
  );
  return 'to' in does ? (
    <Menu.Item {...shared} component={Link} to={does.to}>
      {words}
    </Menu.Item>
  ) : (
    <Menu.Item
      {...shared}
      onClick={() => {
        // Before it runs, because a dialog that it opens returns focus to the element that has it now.
        if (!keepsOpen) anchor.current?.focus();
        does.run();
      }}
    >
      {words}
    </Menu.Item>
  );
}
