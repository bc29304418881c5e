import { Alert, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminTheme, adminVariables } from './admin-theme';

vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));

// In the dark scheme the library uses its white, which is our background color.
it('shows an alert’s message in the text color, in both schemes', () => {
  render(
    <MantineProvider theme={adminTheme} cssVariablesResolver={adminVariables} env="test">
      <Alert title="This does not go together">It contains milk.</Alert>
    </MantineProvider>,
  );
  expect(screen.getByText('It contains milk.').style.color).toBe('var(--color-text)');
});
