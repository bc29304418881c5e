import { Box, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { AdminIcon } from './admin-icon';
import styles from './screen.module.css';
import { takeTitleFocus } from './title-focus';

interface ScreenProps {
  title: string;
  actions?: ReactNode;
  /** `isShown: false` if the list is beside the entry. */
  back?: { to: string; label: string; isShown?: boolean };
  /** Gets focus instead of the title, even on a fresh load. */
  firstField?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** How many messages nobody has read, for the title of the browser's tab. */
export const Unread = createContext(0);

const ActionsPlace = createContext<HTMLElement | null>(null);

/** Adds a component's actions to those beside the screen's title. */
export function ScreenAction({ children }: { children: ReactNode }) {
  const place = useContext(ActionsPlace);
  return place && createPortal(children, place);
}

/** After a navigation, focus moves to the title, which tells screen reader users where they are. */
export function Screen({ title, actions, back, firstField, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const location = useLocation();
  const unread = useContext(Unread);
  useDocumentTitle(`${unread > 0 ? `(${unread}) ` : ''}${title} · Staff`);
  useEffect(() => {
    const isArrival = takeTitleFocus(location);
    if (firstField || isArrival) (firstField ?? heading).current?.focus({ preventScroll: true });
  }, [location, firstField]);
  return (
    <>
      <Box component="header" mb="md">
        {back && back.isShown !== false && (
          <Link className="target gap-1" to={back.to}>
            <AdminIcon name="arrow-left" size={18} />
            {back.label}
          </Link>
        )}
        <Group justify="space-between" gap="var(--space-2) var(--space-4)">
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div ref={setActionsPlace} className={`cluster middle gap-2 ${styles.actions}`}>
            {actions}
          </div>
        </Group>
      </Box>
      <ActionsPlace value={actionsPlace}>{children}</ActionsPlace>
    </>
  );
}
