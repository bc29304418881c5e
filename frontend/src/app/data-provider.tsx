import { useState, type ReactNode } from 'react';
import { AnswersContext, AnswerStore } from '../features/boot/answer-store';
import { BootContext } from '../features/boot/boot-context';
import type { BootData } from './boot-data';

export function DataProvider({ boot, children }: { boot: BootData; children: ReactNode }) {
  const [store] = useState(() => new AnswerStore(boot.answers));
  return (
    <BootContext value={boot}>
      <AnswersContext value={store}>{children}</AnswersContext>
    </BootContext>
  );
}
