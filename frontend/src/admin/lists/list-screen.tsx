import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffEntity } from '../../api/staff/staff-collection';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { ListState } from './list-state';
import { type ListSource, useStaffList } from './use-staff-list';

interface ListScreenProps<Entity extends StaffEntity> {
  title: string;
  collection: ListSource<Entity>;
  /** What one of them is called, in a sentence: `offer`. */
  noun: string;
  /** The way to a new one; offered above the list, and in its place where it is empty. */
  add: { to: string; label: string };
  empty: { title: string; text: string };
  children: (entries: readonly Entity[]) => ReactNode;
}

/** The screen of a collection that is one list, in whatever state it is. */
export function ListScreen<Entity extends StaffEntity>(props: ListScreenProps<Entity>) {
  const { title, collection, noun, add, empty, children } = props;
  const list = useStaffList(collection);
  const action = (
    <Button component={Link} to={add.to} leftSection={<AdminIcon name="plus" />}>
      {add.label}
    </Button>
  );
  return (
    <Screen title={title} actions={action}>
      <ListState list={list} noun={noun} empty={{ ...empty, action }}>
        {children}
      </ListState>
    </Screen>
  );
}
