import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useToday } from '../kit/shell/use-today';
import styles from './card-days.module.css';

interface CardDaysProps<Values> {
  children: ReactNode;
  names: readonly (keyof Values & string)[];
  sentence: (values: Values, today: string) => string;
}

export function CardDays<Values extends object>({ children, names, sentence }: CardDaysProps<Values>) {
  const today = useToday();
  const { watch, formState } = useFormContext();
  const isWrong = names.some((name) => formState.errors[name] !== undefined);
  return (
    <>
      <div className={styles.dates}>{children}</div>
      <p role="status" className={styles.sentence}>
        {!isWrong && sentence(watch() as Values, today)}
      </p>
    </>
  );
}
