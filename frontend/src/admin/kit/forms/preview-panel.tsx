import { Box, Paper } from '@mantine/core';
import { Component, useDeferredValue, type ReactNode } from 'react';
import type { AnyValues } from './entry-form-props';
import styles from './preview-panel.module.css';

interface PreviewPanelProps {
  id: string;
  values: AnyValues;
  draw: (values: AnyValues) => ReactNode;
  isOpen: boolean;
}

/** Inert, and not part of the form. */
export function PreviewPanel({ id, values, draw, isOpen }: PreviewPanelProps) {
  const shown = useDeferredValue(values);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long preview must scroll by keyboard too
    <aside id={id} className={styles.panel} data-open={isOpen} aria-label="Preview" tabIndex={0}>
      <Box component="p" mb="xs" c="dimmed" fw={600}>
        As guests will see it
      </Box>
      <PreviewBoundary values={shown}>
        <Paper inert withBorder p="md" style={{ overflow: 'hidden' }}>
          <Drawn values={shown} draw={draw} />
        </Paper>
      </PreviewBoundary>
    </aside>
  );
}

function Drawn({ values, draw }: Pick<PreviewPanelProps, 'values' | 'draw'>) {
  return draw(values);
}

interface BoundaryState {
  isBroken: boolean;
  values: unknown;
}

class PreviewBoundary extends Component<{ values: unknown; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false, values: this.props.values };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(props: { values: unknown }, state: BoundaryState) {
    return props.values === state.values ? null : { isBroken: false, values: props.values };
  }

  override render() {
    return this.state.isBroken ? <p>This can’t be shown yet.</p> : this.props.children;
  }
}
