import { counted } from '../kit/lists/noun';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useServerToday } from '../kit/shell/use-server-today';
import type { FoodKind } from './food-kind';

/** Downloads all of the list as a spreadsheet, as it is stored now. */
export function useDownload(kind: FoodKind): () => void {
  const name = `${kind.words.title.toLowerCase()}-${useServerToday()}.csv`;
  const run = async () => {
    try {
      const [{ foodCsv }, { downloadText }, { readStored }] = await Promise.all([
        import('./csv-export'),
        import('../kit/lists/spreadsheet'),
        import('./csv-stored'),
      ]);
      const { foods, references } = await readStored(kind);
      downloadText(foodCsv(foods, kind.columns, references), name);
      notifyDone(`${counted(foods.length, kind.words)} ${foods.length === 1 ? 'is' : 'are'} in ${name}`);
    } catch (error) {
      notifyFailure(describeFailure(error, 'The spreadsheet', 'could not be made'), () => void run());
    }
  };
  return () => void run();
}
