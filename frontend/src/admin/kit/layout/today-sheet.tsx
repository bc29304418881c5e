import { Sheet } from './sheet';
import { TodayPanel } from './today-panel';
import type { AttentionState } from './use-attention';

export interface TodaySheetProps {
  opened: boolean;
  onClose: () => void;
  state: AttentionState;
}

export function TodaySheet({ opened, onClose, state }: TodaySheetProps) {
  return (
    <Sheet title="Today" opened={opened} onClose={onClose}>
      <TodayPanel state={state} onLeave={onClose} />
    </Sheet>
  );
}
