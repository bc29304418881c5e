import { Badge } from '@mantine/core';

export function Count({ value, className = '' }: { value: number; className?: string | undefined }) {
  if (value === 0) return null;
  return (
    <Badge aria-hidden="true" circle={value < 10} radius="xl" px={6} className={className}>
      {value > 99 ? '99+' : value}
    </Badge>
  );
}
