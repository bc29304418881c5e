import { Box, Paper } from '@mantine/core';
import { Component, useDeferredValue, type ReactNode } from 'react';
import styles from './preview-panel.module.css';

interface PreviewPanelProps<Values> {
  id: string;
  values: Values;
  draw: (values: Values) => ReactNode;
  isOpen: boolean;
}

/** Inert, and not part of the form. */
export function PreviewPanel<Values>({ id, values, draw, isOpen }: PreviewPanelProps<Values>) {
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

function Drawn<Values>({ values, draw }: { values: Values; draw: (values: Values) => ReactNode }) {
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
