import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { staffSiteSource } from '../../api/staff/staff-site';
import { useMay } from '../kit/session/session-store';
import { MenuButton } from '../kit/shell/menu-button';
import { filledIn } from './filled-in';

const EDIT = '/admin/site#part-replies';

interface ReplyTemplatesProps {
  /** The guest’s whole name. */
  guest: string;
  text: string;
  isDisabled: boolean;
  onText: (text: string) => void;
}

/** Adds a template below what is typed. Undo removes it unless more has been typed. */
export function ReplyTemplates({ guest, text, isDisabled, onText }: ReplyTemplatesProps) {
  const may = useMay();
  const { data } = useSWR(staffSiteSource.key, staffSiteSource.list, {
    revalidateOnFocus: false,
    dedupingInterval: 60_000,
  });
  const [added, setAdded] = useState({ name: '', before: '', after: '' });
  const templates = data?.[0]?.reply_templates ?? [];
  const canUndo = added.after !== '' && added.after === text;
  const add = (name: string, template: string) => {
    const filled = filledIn(template, guest);
    const after = text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`;
    setAdded({ name, before: text, after });
    onText(after);
  };
  if (data === undefined) return null;
  const canEdit = may('manager');
  if (templates.length === 0) {
    return (
      canEdit && (
        <Link className="target" to={EDIT}>
          Add templates for replies
        </Link>
      )
    );
  }
  return (
    <Group gap="0 var(--space-3)" mb="xs">
      <MenuButton
        position="bottom-start"
        groups={() => [
          templates.map(({ name, text: template }) => ({
            label: name,
            does: { run: () => add(name, template) },
          })),
          canEdit ? [{ label: 'Edit templates', icon: 'pencil', does: { to: EDIT } }] : [],
        ]}
        renderButton={(props) => (
          <Button {...props} variant="default" size="sm" mih="var(--target)" disabled={isDisabled}>
            Use a template
          </Button>
        )}
      />
      <span role="status">{canUndo && `“${added.name}” is in your reply.`}</span>
      {canUndo && (
        <Button
          variant="subtle"
          size="sm"
          mih="var(--target)"
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            // The button disappears.
            currentTarget.form?.querySelector('textarea')?.focus();
            onText(added.before);
          }}
        >
          Undo
        </Button>
      )}
    </Group>
  );
}
