import { Box, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AdminIcon } from './admin-icon';

/** Links to the changes of one entry, or of a kind; on a phone only an icon, which leaves space for the title. */
export function HistoryLink({ query }: { query: { entry: string } | { kind: string } }) {
  return (
    <Button
      component={Link}
      to={`/admin/history?${new URLSearchParams(query).toString()}`}
      variant="subtle"
      px="sm"
      aria-label="History"
    >
      <AdminIcon name="history" size={20} />
      <Box component="span" visibleFrom="xs" ms="xs">
        History
      </Box>
    </Button>
  );
}
