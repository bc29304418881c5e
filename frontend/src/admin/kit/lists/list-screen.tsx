import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { ListState } from './list-state';
import { type ListSource, useStaffList } from './use-staff-list';

interface ListScreenProps<Entity extends StaffEntity> {
  title: string;
  collection: ListSource<Entity>;
  noun: string;
  /** Each label begins with “Add”: `Add a dish`. */
  add: { to: string; label: string };
  /** Further actions, before “add”. */
  actions?: ReactNode;
  empty: { title: string; text: string };
  children: (entries: readonly Entity[]) => ReactNode;
}

export function ListScreen<Entity extends StaffEntity>(props: ListScreenProps<Entity>) {
  const { title, collection, noun, add, actions, empty, children } = props;
  const list = useStaffList(collection);
  const action = (
    <Button component={Link} to={add.to} aria-label={add.label} leftSection={<AdminIcon name="plus" />}>
      {/* On a phone the plus and “Add” are enough: all actions fit beside the title. */}
      Add
      <Text span inherit visibleFrom="xs">
        &nbsp;{add.label.replace(/^Add /, '')}
      </Text>
    </Button>
  );
  return (
    <Screen
      title={title}
      actions={
        <>
          {actions}
          {action}
        </>
      }
    >
      <ListState list={list} noun={noun} empty={{ ...empty, action }}>
        {children}
      </ListState>
    </Screen>
  );
}
