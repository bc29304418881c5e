import { Box, Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  id: string;
  label: string;
  /** If the inputs' own labels say it already, only screen readers get it. */
  isLabelHidden?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A field of several inputs: a group named by its label and described by its help and its error. */
export function FieldGroup({ id, label, isLabelHidden, help, error, children }: FieldGroupProps) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <Fieldset variant="unstyled" id={id} tabIndex={-1} miw={0} aria-describedby={described || undefined}>
      <Box component="legend" className={isLabelHidden ? 'visually-hidden' : undefined} p={0} mb={4} fw={600}>
        {label}
      </Box>
      {help && (
        <Box component="p" id={helpId} className="fine" mb="xs">
          {help}
        </Box>
      )}
      {children}
      {error && (
        <Box component="p" id={errorId} mt={4} c="var(--color-warn)" fz="var(--text-s)">
          {error}
        </Box>
      )}
    </Fieldset>
  );
}
