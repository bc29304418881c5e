import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AdminIcon } from './admin-icon';

/** Links to the changes of one entry, or of all of a kind. */
export function HistoryLink({ query }: { query: { entry: string } | { kind: string } }) {
  return (
    <Button
      component={Link}
      to={`/admin/history?${new URLSearchParams(query).toString()}`}
      variant="default"
      leftSection={<AdminIcon name="history" size={18} />}
    >
      History
    </Button>
  );
}
