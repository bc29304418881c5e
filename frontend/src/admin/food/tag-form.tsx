import { Group, NativeSelect, Radio } from '@mantine/core';
import { useState } from 'react';
import { slugsOf, type StaffFood } from '../../api/staff/staff-food';
import type { Vocabulary } from '../../api/staff/vocabulary';
import { counted } from '../kit/lists/noun';
import { SeveralForm, type SeveralProps } from './several-form';
import { tagsOf, withoutTag } from './food-tags';
import { tagWarnings } from './tag-warnings';

interface TagFormProps extends SeveralProps {
  vocabulary: Vocabulary;
}

/** A tag that contradicts an entry's allergens is not added to it. */
export function TagForm(props: TagFormProps) {
  const { foods, words, vocabulary, onClose, onSave } = props;
  const [tag, setTag] = useState('');
  const [way, setWay] = useState<'add' | 'remove'>('add');
  const label = vocabulary.dietaryTags.find(({ slug }) => slug === tag)?.label ?? '';
  const wanted = foods.filter((food) => tagsOf(food).includes(tag) !== (way === 'add'));
  const against = way === 'add' ? wanted.filter((food) => contradicts(food, tag, vocabulary)) : [];
  const changed = wanted.filter((food) => !against.includes(food));
  const canSave = tag !== '' && changed.length > 0;

  const save = () =>
    onSave(
      changed.map((food) => ({ food, fields: way === 'add' ? withTag(food, tag) : withoutTag(food, tag) })),
      `${counted(changed.length, words)}: “${label}” ${way === 'add' ? 'added' : 'removed'}`,
    );

  return (
    <SeveralForm
      {...{ canSave, save, onClose }}
      action={
        canSave ? `${way === 'add' ? 'Add to' : 'Remove from'} ${counted(changed.length, words)}` : 'Save'
      }
    >
      <Radio.Group aria-label="Add or remove" value={way} onChange={setWay}>
        <Group gap="lg">
          <Radio value="add" label="Add" />
          <Radio value="remove" label="Remove" />
        </Group>
      </Radio.Group>
      <NativeSelect
        label="Tag"
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose a tag' },
          ...vocabulary.dietaryTags.map(({ slug, label: text }) => ({ value: slug, label: text })),
        ]}
      />
      <div role="status">
        {tag !== '' && changed.length === 0 && <p>There is nothing to change.</p>}
        {against.length > 0 && (
          <p>
            Not added, because it contradicts their allergens or other tags:{' '}
            {against.map(({ name }) => name).join(', ')}.
          </p>
        )}
      </div>
    </SeveralForm>
  );
}

function contradicts(food: StaffFood, tag: string, vocabulary: Vocabulary): boolean {
  const given = (dietaryTags: readonly string[]) =>
    tagWarnings({ dietaryTags, contains: slugsOf(food.allergens), mayContain: slugsOf(food.may_contain) }, [
      ...vocabulary.dietaryTags,
      ...vocabulary.allergens,
    ]).length;
  const tags = tagsOf(food);
  return given([...tags, tag]) > given(tags);
}

const withTag = (food: StaffFood, tag: string) => ({
  dietary_tags: [...slugsOf(food.dietary_tags), tag].join('|'),
});
