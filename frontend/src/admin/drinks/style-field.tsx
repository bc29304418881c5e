import { useWatch } from 'react-hook-form';
import { sulfitesOf } from '../../domain/sulfites';
import { WINE_STYLE_LABELS, wineStyle } from '../../domain/wine';
import type { AllergenAnswers } from '../food/allergens-field';
import { SelectField } from '../kit/forms/fields';

const STYLES = WINE_STYLE_LABELS.map(([value, label]) => ({ value, label }));

interface Watched {
  style: string;
  allergens: AllergenAnswers;
  allergens_confirmed: boolean;
}

/** Shows what diners will read about the wine's sulfites, since a wine without any is rare. */
export function StyleField({ name }: { name: string }) {
  const { style, allergens, allergens_confirmed } = useWatch<Watched>() as Watched;
  const sulfites = sulfitesOf({
    style: wineStyle(style),
    allergens: allergens.contains,
    may_contain: allergens.mayContain,
    allergens_confirmed,
  });
  return (
    <SelectField
      name={name}
      none="Not a wine"
      choices={STYLES}
      help={
        <strong role="status" className="warned hides-empty">
          {sulfites === 'without' &&
            'Diners will read “Without sulfites”. Nearly every wine has some: check the label, and the allergens below.'}
        </strong>
      }
    />
  );
}
