import { Alert } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Vocabulary } from '../../api/staff/vocabulary';
import { SwitchField } from '../forms/switch-field';
import { AllergensField } from './allergens-field';
import type { FoodValues } from './food-values';
import { FormSection } from '../forms/form-section';
import { tagWarnings } from './tag-warnings';

/** What a diner with an allergy relies on: what is in it, and whether the kitchen stands by that. */
export function FoodAllergens({ vocabulary, one }: { vocabulary: Vocabulary; one: string }) {
  return (
    <FormSection title="Allergens">
      <AllergensField
        name="allergens"
        label={`What is in this ${one}?`}
        terms={vocabulary.allergens}
        help="“May contain” is for what it can touch in the kitchen: a shared fryer, board or shaker."
      />
      <TagWarnings vocabulary={vocabulary} />
      <SwitchField
        name="isConfirmed"
        help="Turn this on once the kitchen has checked all eleven. Until then diners read “Allergens not confirmed yet: please ask your server”, and no tag that says it is free of something is shown."
      />
    </FormSection>
  );
}

/** Heard as it appears, since a tag above and an answer down here may disagree out of sight of each other. */
function TagWarnings({ vocabulary }: { vocabulary: Vocabulary }) {
  const { control } = useFormContext<FoodValues>();
  const [dietaryTags, allergens] = useWatch({ control, name: ['dietaryTags', 'allergens'] });
  const terms = [...vocabulary.dietaryTags, ...vocabulary.allergens];
  const warnings = tagWarnings({ dietaryTags, allergens }, terms);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="danger" variant="outline" title="This does not go together">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>Change one of the two: a diner may rely on the wrong one.</p>
        </Alert>
      )}
    </div>
  );
}
