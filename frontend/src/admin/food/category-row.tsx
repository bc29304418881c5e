import { Link } from 'react-router-dom';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { ListRow } from '../kit/lists/list-row';
import { counted } from '../kit/lists/noun';
import { RowMenu } from '../kit/lists/row-menu';
import type { RowControls } from '../kit/lists/sortable-row';
import { TextInRow } from '../kit/lists/text-in-row';
import { categoryNameProblem, MAX_CATEGORY_NAME } from './category-name';
import styles from './category-row.module.css';
import type { FoodWords } from './food-kind';

interface CategoryRowProps {
  category: StaffCategory;
  known: readonly StaffCategory[];
  controls: RowControls;
  words: FoodWords;
  listTo: string;
  onRename: (name: string) => void;
  onDelete: () => void;
}

export function CategoryRow(props: CategoryRowProps) {
  const { category, known, controls, words, listTo, onRename, onDelete } = props;
  const others = known.filter(({ id }) => id !== category.id).map(({ name }) => name);
  return (
    <ListRow
      name={
        <TextInRow
          value={category.name}
          label={`Name of ${category.name}`}
          shown={category.name}
          shownLabel={`${category.name}. Rename it`}
          part="name"
          max={MAX_CATEGORY_NAME}
          problemOf={(typed) => categoryNameProblem(typed, others)}
          onSave={onRename}
        />
      }
      price={
        <Link to={listTo} className={styles.count}>
          {counted(category.count, words.one)} <span className="visually-hidden">in {category.name}</span>
        </Link>
      }
      handle={controls.handle}
      moveButtons={controls.moveButtons}
      menu={<RowMenu name={category.name} moves={controls.moves} onDelete={onDelete} />}
    />
  );
}
