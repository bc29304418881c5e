import '@mantine/core/styles/Tabs.css';
import { Badge, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { createContext, Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { type FieldList, Pair } from '../kit/forms/field-list';
import { useInSight } from '../kit/lists/use-in-sight';
import { anchorOf, type OpenPart, partsFor } from './part-list';
import styles from './site-parts.module.css';

interface SitePartsProps {
  fields: FieldList<never>;
  isOwner: boolean;
  openPart: OpenPart;
}

/** Whether the part that a field is in is the one on the screen. */
export const PartShown = createContext(true);

/** Each field is in the tab named by its section. All tabs are one form, so hidden ones stay mounted. */
export function SiteParts({ fields, isOwner, openPart: { part, open } }: SitePartsProps) {
  const parts = partsFor(isOwner);
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, part);
  const { errors, submitCount } = useFormState();
  const wrongIn = (id: string) => Object.keys(errors).filter((name) => fields[name]?.section === id).length;
  const leadToWrong = useEffectEvent(() => {
    const wrong = parts.filter(({ id }) => wrongIn(id) > 0).map(({ id }) => id);
    if (wrong[0] !== undefined && !wrong.includes(part)) open(wrong[0]);
  });
  useEffect(() => {
    if (submitCount > 0) leadToWrong();
  }, [submitCount]);
  return (
    <Tabs
      value={part}
      onChange={(id) => id !== null && open(id)}
      activateTabWithKeyboard={false}
      keepMountedMode="display-none"
    >
      <Tabs.List ref={row} className={styles.tabs} aria-label="Parts of this page">
        {parts.map(({ id, short }) => (
          <Tabs.Tab key={id} value={id} rightSection={wrongIn(id) > 0 && <ToFix count={wrongIn(id)} />}>
            {short}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map(({ id, title, help }) => (
        <Tabs.Panel key={id} value={id} pt="lg">
          <h2 id={anchorOf(id)} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {help && <p className="quiet">{help}</p>}
          <Stack pt="md">
            <PartShown value={id === part}>
              {Object.entries(fields).map(
                ([name, field]) =>
                  field.section === id && <Fragment key={name}>{field.control?.(name)}</Fragment>,
              )}
            </PartShown>
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function ToFix({ count }: { count: number }) {
  return (
    <Badge color="danger" circle>
      {count}
      <VisuallyHidden> to fix</VisuallyHidden>
    </Badge>
  );
}

/** Fields for a `Pair`, drawn with the first. */
export function beside<List extends FieldList<never>>(fields: List): List {
  const all = Object.entries(fields);
  const row = () => (
    <Pair>
      {all.map(([name, field]) => (
        <Fragment key={name}>{field.control?.(name)}</Fragment>
      ))}
    </Pair>
  );
  const drawn = all.map(([name, field], at) => [name, { ...field, control: at === 0 ? row : undefined }]);
  return Object.fromEntries(drawn) as List;
}
