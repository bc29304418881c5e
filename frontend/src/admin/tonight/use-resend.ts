import { useLeftoverTaps } from '../kit/lists/unanswered-taps';
import { giveUp } from '../kit/lists/send-tap';
import type { TonightFood } from './tonight-foods';
import type { useLeft } from './use-left';
import type { SoldOutActions } from './use-sold-out';

interface Actions extends ReturnType<typeof useLeft>, Pick<SoldOutActions, 'switchAgain'> {}

/** Repeats the taps on dishes and drinks. `foods`: once they are loaded. */
export function useResend(foods: readonly TonightFood[] | undefined, actions: Actions): void {
  useLeftoverTaps((tap) => {
    const { does, etag } = tap;
    if ('hours' in does || 'special' in does) return;
    const food = foods?.find(({ id, list }) => id === tap.id && list === tap.list);
    // Based on the version that staff saw, so that others' changes are detected. A count is added to theirs.
    if (!food) giveUp(tap);
    else if ('by' in does) actions.count(food, does.by, tap);
    else if ('left' in does) actions.setLeft({ ...food, etag }, does.left, tap);
    else actions.switchAgain({ ...food, etag }, does, tap);
  }, foods !== undefined);
}
