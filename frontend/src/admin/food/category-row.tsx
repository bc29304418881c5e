import { Link } from 'react-router-dom';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { ListRow } from '../lists/list-row';
import { counted } from '../lists/noun';
import { RowMenu } from '../lists/row-menu';
import type { RowControls } from '../lists/sortable-row';
import styles from './category-row.module.css';
import type { FoodWords } from './food-kind';
import { NameInRow } from './name-in-row';

interface CategoryRowProps {
  category: StaffCategory;
  /** All of them: no two are to be called the same. */
  known: readonly StaffCategory[];
  controls: RowControls;
  words: FoodWords;
  /** The list, narrowed to this category. */
  listTo: string;
  onRename: (name: string) => void;
  onDelete: () => void;
}

export function CategoryRow(props: CategoryRowProps) {
  const { category, known, controls, words, listTo, onRename, onDelete } = props;
  const { one, many } = words;
  return (
    <ListRow
      name={
        <NameInRow
          name={category.name}
          others={known.filter(({ id }) => id !== category.id).map(({ name }) => name)}
          onSave={onRename}
        />
      }
      price={
        <Link to={listTo} className={styles.count}>
          {counted(category.count, { one, many })} <span className="visually-hidden">in {category.name}</span>
        </Link>
      }
      handle={controls.handle}
      moveButtons={controls.moveButtons}
      menu={<RowMenu name={category.name} moves={controls.moves} onDelete={onDelete} />}
    />
  );
}
