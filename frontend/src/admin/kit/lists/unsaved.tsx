import { Text } from '@mantine/core';

export function Unsaved() {
  return (
    <Text component="span" className="warned" size="sm">
      Not saved yet: no connection
    </Text>
  );
}
