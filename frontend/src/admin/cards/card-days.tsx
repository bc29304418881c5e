import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useServerToday } from '../kit/shell/use-server-today';

interface CardDaysProps<Values> {
  children: ReactNode;
  names: readonly (keyof Values & string)[];
  sentence: (values: Values, today: string) => string;
}

export function CardDays<Values extends object>({ children, names, sentence }: CardDaysProps<Values>) {
  const today = useServerToday();
  const { watch, formState } = useFormContext();
  const isWrong = names.some((name) => formState.errors[name] !== undefined);
  return (
    <>
      <SimpleGrid minColWidth="min(15rem, 100%)" autoFlow="auto-fit">
        {children}
      </SimpleGrid>
      <Box component="p" role="status" className="hides-empty" fw={600}>
        {!isWrong && sentence(watch() as Values, today)}
      </Box>
    </>
  );
}
