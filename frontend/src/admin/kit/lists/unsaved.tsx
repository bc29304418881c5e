import { Text } from '@mantine/core';

export function Unsaved() {
  return (
    <Text component="span" className="warned" size="sm">
      Waiting to save: no connection
    </Text>
  );
}
