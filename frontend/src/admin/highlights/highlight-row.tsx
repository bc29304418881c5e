import { Link } from 'react-router-dom';
import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { ListRow } from '../kit/lists/list-row';
import { RowMenu } from '../kit/lists/row-menu';
import { RowPicture } from '../kit/lists/row-picture';
import type { RowControls } from '../kit/lists/sortable-row';
import { ToggleInRow } from '../kit/lists/toggle-in-row';
import { dayMark } from './day';
import { nameOf, type Standing } from './day-highlights';
import styles from './highlight-row.module.css';
import { TagInRow } from './tag-in-row';
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
  'sold-out': 'Sold out: diners do not see it',
  lost: 'Its dish was deleted: diners do not see it',
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
          <span className={styles.facts}>
            {dayMark(date, today)} · {shown.priceFormatted}
          </span>
          <TagInRow
            name={name}
            tag={tagOverride}
            dishTag={dishTag}
            onSave={(tag) => void actions.change(highlight, 'tagOverride', tag)}
          />
          {problem !== '' && <strong className={styles.problem}>{problem}</strong>}
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
      handle={row.handle}
      moveButtons={row.moveButtons}
      menu={
        <RowMenu
          name={name}
          moves={row.moves}
          extra={[
            { label: 'Change the day', icon: 'calendar', does: { run: () => actions.askDay(highlight) } },
            ...(itemId === null
              ? []
              : [{ label: 'Edit the dish', icon: 'pencil' as const, does: { to: `/admin/menu/${itemId}` } }]),
          ]}
          onDelete={() => void actions.remove(highlight)}
        />
      }
    />
  );
}
