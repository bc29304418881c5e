import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { ListRow, RowPicture } from '../kit/lists/list-row';
import { RowMenu } from '../kit/lists/row-menu';
import type { RowControls } from '../kit/lists/sortable-row';
import { TextInRow } from '../kit/lists/text-in-row';
import { ToggleInRow } from '../kit/lists/toggle-in-row';
import { dayMark } from './day';
import { nameOf, type Standing } from './day-highlights';
import { isDropped, MAX_TAG } from './shown-tag';
import type { useHighlightChange } from './use-highlight-change';

export interface HighlightActions {
  change: ReturnType<typeof useHighlightChange>;
  askDay: (highlight: StaffHighlight) => void;
  remove: (highlight: StaffHighlight) => Promise<boolean>;
}

interface HighlightRowProps {
  highlight: StaffHighlight;
  standing: Standing;
  today: string;
  row: RowControls;
  actions: HighlightActions;
}

const PROBLEMS: Readonly<Record<Standing, string>> = {
  shown: '',
  hidden: '',
  'sold-out': 'Sold out: guests don’t see it',
  lost: 'Its dish was deleted: guests don’t see it',
  beyond: 'No room: the home page shows ten',
};

export function HighlightRow({ highlight, standing, today, row, actions }: HighlightRowProps) {
  const { itemId, date, active, tagOverride, dishTag, shown } = highlight;
  const name = nameOf(highlight);
  const problem = PROBLEMS[standing];
  return (
    <ListRow
      picture={<RowPicture src={shown.image?.src ?? null} />}
      name={
        itemId === null ? (
          name
        ) : (
          <Link to={`/admin/menu/${itemId}`} lang="es">
            {name}
          </Link>
        )
      }
      details={
        <>
          <Text span inherit style={{ alignSelf: 'center' }}>
            {dayMark(date, today)} · {shown.priceFormatted}
          </Text>
          <TagInRow
            name={name}
            tag={tagOverride}
            dishTag={dishTag}
            onSave={(tag) => void actions.change(highlight, 'tagOverride', tag)}
          />
          {problem !== '' && <strong className="warned">{problem}</strong>}
        </>
      }
      toggle={
        <ToggleInRow
          name={name}
          isOn={active}
          onWord="Shown"
          offWord="Hidden"
          onToggle={(isOn) => void actions.change(highlight, 'active', isOn)}
        />
      }
      controls={row}
      menu={
        <RowMenu
          name={name}
          moves={row.moves}
          extra={[
            { label: 'Change the day', icon: 'calendar', does: { run: () => actions.askDay(highlight) } },
            itemId !== null && {
              label: 'Edit the dish',
              icon: 'pencil',
              does: { to: `/admin/menu/${itemId}` },
            },
          ]}
          onDelete={() => void actions.remove(highlight)}
        />
      }
    />
  );
}

interface TagInRowProps {
  name: string;
  tag: string;
  dishTag: string;
  onSave: (tag: string) => void;
}

/** Warns while typing that the home page removes a free-from claim. */
function TagInRow({ name, tag, dishTag, onSave }: TagInRowProps) {
  const shown = tag || dishTag;
  const words = shown === '' ? 'Add a tag' : `“${shown}”`;
  return (
    <TextInRow
      value={tag}
      label={`Tag of ${name}`}
      shown={isDropped(shown) ? `${words} (not shown)` : words}
      shownLabel={shown === '' ? `Add a tag to ${name}` : `Tag of ${name}: ${shown}. Change it`}
      part="tag"
      max={MAX_TAG}
      placeholder={dishTag === '' ? 'A word or two on the photo' : `${dishTag} (the dish’s own)`}
      isSmall
      isWarning={isDropped(shown)}
      helpOf={helpOf}
      onSave={onSave}
    />
  );
}

function helpOf(typed: string): string {
  if (isDropped(typed)) {
    return 'Guests won’t see this: highlights never make “-free” claims. Use the dish’s dietary tags.';
  }
  return typed.length === MAX_TAG ? `A tag has at most ${MAX_TAG} characters.` : '';
}
