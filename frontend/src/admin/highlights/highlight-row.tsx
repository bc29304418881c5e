import { Link } from 'react-router-dom';
import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { ListRow } from '../lists/list-row';
import { RowMenu } from '../lists/row-menu';
import { RowPicture } from '../lists/row-picture';
import type { RowControls } from '../lists/sortable-row';
import { ToggleInRow } from '../lists/toggle-in-row';
import { dayMark } from './day';
import { nameOf, type Standing } from './day-highlights';
import styles from './highlight-row.module.css';
import { StandingMark } from './standing-mark';
import { TagInRow } from './tag-in-row';

export interface HighlightActions {
  setActive: (highlight: StaffHighlight, isActive: boolean) => void;
  setTag: (highlight: StaffHighlight, tag: string) => void;
  askDay: (highlight: StaffHighlight) => void;
  remove: (highlight: StaffHighlight) => void;
}

interface HighlightRowProps {
  highlight: StaffHighlight;
  standing: Standing;
  today: string;
  row: RowControls;
  actions: HighlightActions;
}

export function HighlightRow({ highlight, standing, today, row, actions }: HighlightRowProps) {
  const { dishId, date, isActive, tagOverride, dishTag, shown } = highlight;
  const name = nameOf(highlight);
  return (
    <ListRow
      picture={<RowPicture src={shown.picture?.src ?? null} />}
      name={
        dishId === null ? (
          name
        ) : (
          <Link to={`/admin/menu/${dishId}`} lang="es">
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
            onSave={(tag) => actions.setTag(highlight, tag)}
          />
          <StandingMark standing={standing} />
        </>
      }
      toggle={
        <ToggleInRow
          name={name}
          isOn={isActive}
          onWord="Shown"
          offWord="Hidden"
          onToggle={(isOn) => actions.setActive(highlight, isOn)}
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
            ...(dishId === null
              ? []
              : [{ label: 'Edit the dish', icon: 'pencil' as const, does: { to: `/admin/menu/${dishId}` } }]),
          ]}
          onDelete={() => actions.remove(highlight)}
        />
      }
    />
  );
}
