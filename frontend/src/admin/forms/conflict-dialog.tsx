import { Button, Group, Modal, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldWords, FormFields } from './entry-form-props';
import { differing, isSame } from './same-value';
import { shownValue } from './shown-value';
import styles from './conflict-dialog.module.css';

type Side = 'mine' | 'theirs' | 'both';

interface ConflictDialogProps<Values extends FieldValues> {
  noun: string;
  fields: FormFields<Values>;
  mine: Values;
  /** As it is stored now. */
  theirs: Values;
  /** What the form was filled from, before either change. */
  before: Values;
  /** What was chosen of mine, or of both together; all others are theirs. */
  onChoose: (mine: Partial<Values>) => void;
  onClose: () => void;
}

/**
 * Two people changed the same: every field that differs, in both versions, to choose from one by one or all at once. What
 * only one of the two changed is chosen already. Escape goes back to the form, and nothing is saved.
 */
export function ConflictDialog<Values extends FieldValues>(props: ConflictDialogProps<Values>) {
  const { noun, fields, mine, theirs, before, onChoose, onClose } = props;
  const names = differing(Object.keys(fields) as (keyof Values & string)[], mine, theirs);
  const [sides, setSides] = useState<Partial<Record<keyof Values, Side>>>({});
  /** Null where there is no such version, or it is one of the two. */
  const bothOf = (name: keyof Values & string): Values[typeof name] | null => {
    const both = fields[name].merge?.(mine[name], theirs[name], before[name]) ?? null;
    return both === null || isSame(both, mine[name]) || isSame(both, theirs[name]) ? null : both;
  };
  const sideOf = (name: keyof Values & string): Side => {
    if (sides[name]) return sides[name];
    if (isSame(mine[name], before[name])) return 'theirs';
    return bothOf(name) === null ? 'mine' : 'both';
  };
  const chooseAll = (side: 'mine' | 'theirs') =>
    setSides(Object.fromEntries(names.map((name) => [name, side])) as typeof sides);
  const finish = () => {
    const chosen = names.filter((name) => sideOf(name) !== 'theirs');
    const valueOf = (name: keyof Values & string) => (sideOf(name) === 'both' ? bothOf(name) : mine[name]);
    onChoose(Object.fromEntries(chosen.map((name) => [name, valueOf(name)])) as Partial<Values>);
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={`Someone else changed this ${noun} meanwhile`}>
      <Text>Nothing is lost: your changes are not saved yet. Choose what should stand.</Text>
      <Group gap="sm" my="md">
        <Button variant="default" onClick={() => chooseAll('mine')}>
          All of mine
        </Button>
        <Button variant="default" onClick={() => chooseAll('theirs')}>
          All of theirs
        </Button>
      </Group>
      {names.map((name) => (
        <Radio.Group
          key={name}
          className={styles.field}
          label={fields[name].label}
          value={sideOf(name)}
          onChange={(side) => setSides({ ...sides, [name]: side })}
        >
          <div className={styles.sides}>
            <Radio.Card value="mine" className={styles.side}>
              <Radio.Indicator />
              <span className={styles.version}>
                <b>Mine</b> {shownValue(fields[name], mine[name], theirs[name])}
              </span>
            </Radio.Card>
            <Radio.Card value="theirs" className={styles.side}>
              <Radio.Indicator />
              <span className={styles.version}>
                <b>Theirs</b> {shownValue(fields[name], theirs[name], mine[name])}
              </span>
            </Radio.Card>
            <Both words={fields[name]} value={bothOf(name)} before={before[name]} />
          </div>
        </Radio.Group>
      ))}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the form
        </Button>
        <Button onClick={finish}>Save this</Button>
      </Group>
    </Modal>
  );
}

/** What keeps the changes of both sides, where there is such a version. */
function Both<Value>(props: { words: FieldWords<Value>; value: Value | null; before: Value }) {
  const { words, value, before } = props;
  if (value === null) return null;
  return (
    <Radio.Card value="both" className={styles.side}>
      <Radio.Indicator />
      <span className={styles.version}>
        <b>Both</b> {shownValue(words, value, before)}
      </span>
    </Radio.Card>
  );
}
