import { Button, Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { OpenedDialog } from '../shell/opened-dialog';
import type { AnyValues, FormFields } from './entry-form-props';
import { differing, isSame } from './same-value';
import { Version } from './version';
import styles from './versions.module.css';

type Side = 'mine' | 'theirs' | 'both';

interface ConflictDialogProps {
  opened: boolean;
  noun: string;
  fields: FormFields<AnyValues>;
  mine: AnyValues;
  theirs: AnyValues;
  before: AnyValues;
  onChoose: (mine: AnyValues) => void;
  onClose: () => void;
}

/** A field that only one side changed is preselected. Escape returns to the form without saving. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { opened, noun, fields, mine, theirs, before, onChoose, onClose } = props;
  const names = differing(Object.keys(fields), mine, theirs);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const bothOf = (name: string): unknown => {
    const both = fields[name]?.merge?.(mine[name], theirs[name], before[name]) ?? null;
    return both === null || isSame(both, mine[name]) || isSame(both, theirs[name]) ? null : both;
  };
  /** The disputed field that decides this one. */
  const deciderOf = (name: string) => names.find((other) => other === fields[name]?.isAbout) ?? name;
  const sideOf = (name: string): Side => {
    if (deciderOf(name) !== name) return sideOf(deciderOf(name));
    if (sides[name]) return sides[name];
    if (isSame(mine[name], before[name])) return 'theirs';
    return bothOf(name) === null ? 'mine' : 'both';
  };
  const chooseAll = (side: 'mine' | 'theirs') =>
    setSides(Object.fromEntries(names.map((name) => [name, side])));
  const finish = () => {
    const chosen = names.filter((name) => sideOf(name) !== 'theirs');
    const valueOf = (name: string) => (sideOf(name) === 'both' ? bothOf(name) : mine[name]);
    onChoose(Object.fromEntries(chosen.map((name) => [name, valueOf(name)])));
  };
  const card = (side: Side, name: string, value: unknown, other: unknown) => (
    <Radio.Card value={side} className={styles.side}>
      <Radio.Indicator />
      <Version name={TITLES[side]} words={fields[name]} value={value} other={other} />
    </Radio.Card>
  );
  return (
    <OpenedDialog opened={opened} onClose={onClose} size="lg" title={`Someone else edited this ${noun}`}>
      <Text>Choose which version to keep.</Text>
      <Group gap="sm" my="md">
        <Button variant="default" onClick={() => chooseAll('mine')}>
          Use all mine
        </Button>
        <Button variant="default" onClick={() => chooseAll('theirs')}>
          Use all theirs
        </Button>
      </Group>
      {names.map((name) => {
        const both = bothOf(name);
        return (
          <Radio.Group
            key={name}
            className={styles.field}
            label={fields[name]?.label}
            value={sideOf(name)}
            onChange={(side) => setSides({ ...sides, [deciderOf(name)]: side })}
          >
            <div className={styles.sides}>
              {card('mine', name, mine[name], theirs[name])}
              {card('theirs', name, theirs[name], mine[name])}
              {both !== null && card('both', name, both, before[name])}
            </div>
          </Radio.Group>
        );
      })}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the form
        </Button>
        <Button onClick={finish}>Save</Button>
      </Group>
    </OpenedDialog>
  );
}

const TITLES: Readonly<Record<Side, string>> = { mine: 'Mine', theirs: 'Theirs', both: 'Both' };
