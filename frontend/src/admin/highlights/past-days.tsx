import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ignoreGone } from '../../api/errors';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { longDate } from '../../domain/short-date';
import { rowMark } from '../kit/lists/row-focus';
import { useListCache } from '../kit/lists/use-list-cache';
import { AdminIcon } from '../kit/shell/admin-icon';
import { ask } from '../kit/shell/confirm';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { pressUnless } from '../kit/shell/press-unless';
import { titleTakesFocus } from '../kit/shell/title-focus';
import { nameOf } from './day-highlights';

/** Lists only the newest days; “Delete all” deletes the rest as well. */
const MOST_SHOWN = 50;

interface PastDaysProps {
  past: readonly StaffHighlight[];
  today: string;
  onRemove: (highlight: StaffHighlight) => void;
}

export function PastDays({ past, today, onRemove }: PastDaysProps) {
  const { removeAll, isRemoving } = useRemoveAll();
  if (past.length === 0) return null;
  return (
    <details>
      <Box component="summary" fw={600}>
        Past days ({past.length})
      </Box>
      <Box component="ul" role="list" className="ruled" mb="md">
        {past.slice(0, MOST_SHOWN).map((highlight) => (
          <Group
            component="li"
            key={highlight.id}
            justify="space-between"
            gap="sm"
            wrap="nowrap"
            {...rowMark(highlight.id)}
          >
            <span className="fits">
              <span lang="es">{nameOf(highlight)}</span>{' '}
              <span className="note">{longDate(highlight.date ?? today, today)}</span>
            </span>
            <ActionIcon
              aria-label={`Delete ${nameOf(highlight)} of ${longDate(highlight.date ?? today, today)}`}
              onClick={() => onRemove(highlight)}
            >
              <AdminIcon name="trash" />
            </ActionIcon>
          </Group>
        ))}
      </Box>
      {past.length > MOST_SHOWN && <p>and {past.length - MOST_SHOWN} older ones.</p>}
      {past.length > 1 && (
        <Button
          variant="default"
          leftSection={<AdminIcon name="trash" />}
          ref={titleTakesFocus}
          {...pressUnless(isRemoving, () => void removeAll(past))}
        >
          {isRemoving ? 'Deleting…' : `Delete all ${past.length}`}
        </Button>
      )}
    </details>
  );
}

function useRemoveAll() {
  const { refetch } = useListCache<StaffHighlight>(staffHighlights.key);
  const [isRemoving, setIsRemoving] = useState(false);

  async function removeAll(past: readonly StaffHighlight[]): Promise<void> {
    const isSure = await ask({
      title: `Delete ${past.length} past highlights?`,
      text: 'Guests don’t see them. You can bring them back from History, one by one. The dishes stay on the menu.',
      action: 'Delete all',
      isDangerous: true,
    });
    if (!isSure) return;
    setIsRemoving(true);
    try {
      for (const { id, etag } of past) await staffHighlights.remove(id, etag).catch(ignoreGone);
      notifyDone(`${past.length} past highlights are deleted`);
    } catch (error) {
      notifyFailure(describeFailure(error, 'Some past highlights', 'were not deleted'));
    }
    setIsRemoving(false);
    void refetch();
  }

  return { removeAll, isRemoving };
}
