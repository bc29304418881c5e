import { Box, Button, Group, Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { ListRow } from '../kit/lists/list-row';
import { ListState } from '../kit/lists/list-state';
import { counted } from '../kit/lists/noun';
import { RowMenu } from '../kit/lists/row-menu';
import type { RowControls } from '../kit/lists/sortable-row';
import { SortableRows } from '../kit/lists/sortable-rows';
import { TextInRow } from '../kit/lists/text-in-row';
import { useReorder } from '../kit/lists/use-reorder';
import { useStaffList } from '../kit/lists/use-staff-list';
import { useUnsavedWork } from '../kit/session/unsaved-work';
import { Screen } from '../kit/shell/screen';
import { categoryNameProblem, MAX_CATEGORY_NAME } from './category-name';
import type { FoodKind, FoodWords } from './food-kind';
import { useCategoryActions } from './use-category-actions';

export function FoodCategories({ kind }: { kind: FoodKind }) {
  const { words, root, categories } = kind;
  const list = useStaffList(categories);
  const reorder = useReorder(categories.key);
  const actions = useCategoryActions(kind);
  const navigate = useNavigate();
  const listOf = (id: string) => `${root}?category=${encodeURIComponent(id)}`;
  return (
    <Screen title={`${words.title} categories`} back={{ to: root, label: words.title }}>
      {/* A number must not be a whole desktop screen away from its name. */}
      <Box maw="44rem">
        <NewCategory known={list.items ?? []} onAdd={(name) => actions.add(name)} words={words} />
        <ListState
          list={list}
          noun="category"
          empty={`Add the first category above: every ${words.one} belongs to one.`}
        >
          {(known) => (
            <SortableRows
              items={known}
              nameOf={({ name }) => name}
              label="Categories"
              onMove={(ids, { id }) => {
                const moved = known.find((category) => category.id === id);
                void reorder(known, {
                  what: 'The order of the categories',
                  done: `“${moved?.name ?? ''}” has moved`,
                  ids,
                  save: categories.reorder,
                });
              }}
              renderRow={(category, controls) => (
                <CategoryRow
                  {...{ category, known, controls, words }}
                  listTo={listOf(category.id)}
                  onRename={(name) => actions.rename(category, name)}
                  onDelete={() => {
                    void actions.remove(category).then((isShown) => isShown && navigate(listOf(category.id)));
                  }}
                />
              )}
            />
          )}
        </ListState>
      </Box>
    </Screen>
  );
}

interface CategoryRowProps {
  category: StaffCategory;
  known: readonly StaffCategory[];
  controls: RowControls;
  words: FoodWords;
  listTo: string;
  onRename: (name: string) => void;
  onDelete: () => void;
}

function CategoryRow(props: CategoryRowProps) {
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
        <Box component={Link} to={listTo} className="target" px="xs">
          {counted(category.count, words.one)} <span className="visually-hidden">in {category.name}</span>
        </Box>
      }
      controls={controls}
      menu={<RowMenu name={category.name} moves={controls.moves} onDelete={onDelete} />}
    />
  );
}

interface NewCategoryProps {
  known: readonly StaffCategory[];
  onAdd: (name: string) => Promise<boolean>;
  words: FoodWords;
}

function NewCategory({ known, onAdd, words }: NewCategoryProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const field = useId();
  useUnsavedWork(name !== '');

  const submit = async () => {
    if (isAdding) return;
    const found = categoryNameProblem(
      name,
      known.map((category) => category.name),
    );
    setProblem(found);
    if (found !== null) return;
    setIsAdding(true);
    // Staff may have begun to type the next name.
    if (await onAdd(name.trim())) setName((typed) => (typed === name ? '' : typed));
    setIsAdding(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <Input.Label htmlFor={field} size="md">
        New category
      </Input.Label>
      <Group align="flex-start" gap="xs" mb="lg">
        <TextInput
          id={field}
          flex="1 1 11rem"
          description={`Added last. Hidden until it has a ${words.one}.`}
          maxLength={MAX_CATEGORY_NAME}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" aria-disabled={isAdding}>
          {isAdding ? 'Adding…' : 'Add'}
        </Button>
      </Group>
    </form>
  );
}
