import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldWords } from './entry-form-props';
import styles from './versions.module.css';

interface VersionProps {
  /** Whose version: `Mine`. */
  name: string;
  words: FieldWords<unknown> | undefined;
  value: unknown;
  other: unknown;
}

/** A field's value in one of two compared versions. */
export function Version({ name, words, value, other }: VersionProps) {
  const shown = words?.show ? words.show(value, other) : plain(value);
  return (
    <Text span inherit lineClamp={14} className={styles.version}>
      <b>{name}</b> {shown === '' || shown === null || shown === undefined ? <em>nothing</em> : shown}
    </Text>
  );
}

function plain(value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value.trim();
  return isPicture(value) ? (
    <Group component="span" gap="xs" wrap="nowrap" className={styles.picture}>
      <img src={value.src} alt="" />
      {value.alt.trim() || 'Missing alt text'}
    </Group>
  ) : null;
}

function isPicture(value: unknown): value is { src: string; alt: string } {
  return typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;
}
