import { Button } from '@mantine/core';
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
    <Button component={Link} to={add.to} leftSection={<AdminIcon name="plus" />}>
      {add.label}
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
