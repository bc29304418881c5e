import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { BootContext } from '../features/boot/boot-context';
import type { BootData } from './boot-data';

export function DataProvider({ boot, children }: { boot: BootData; children: ReactNode }) {
  const config = useMemo(() => ({ provider: () => new Map(), fallback: boot.answers }), [boot.answers]);
  return (
    <BootContext value={boot}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </BootContext>
  );
}
