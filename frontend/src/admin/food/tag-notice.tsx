import { Alert } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Vocabulary } from '../../api/staff/vocabulary';
import type { AllergenAnswers } from './allergens-field';
import { tagWarnings } from './tag-warnings';

/** Announced, because the conflicting tag and answer may not be on screen together. */
export function TagNotice({ vocabulary }: { vocabulary: Vocabulary }) {
  const { control } = useFormContext<{ dietary_tags: string[]; allergens: AllergenAnswers }>();
  const [dietaryTags, allergens] = useWatch({ control, name: ['dietary_tags', 'allergens'] });
  const terms = [...vocabulary.dietaryTags, ...vocabulary.allergens];
  const warnings = tagWarnings({ dietaryTags, ...allergens }, terms);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="danger" variant="outline" title="Tags and allergens conflict">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>Fix one: guests rely on both.</p>
        </Alert>
      )}
    </div>
  );
}
