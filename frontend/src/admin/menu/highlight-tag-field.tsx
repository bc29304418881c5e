import { useFormContext, useWatch } from 'react-hook-form';
import { provenTags } from '../../domain/free-from';
import { TextField } from '../forms/text-field';
import type { DishValues } from './dish-values';

/** What is written on the picture of a highlighted dish. The site drops a claim of absence there: that is said while it is typed. */
export function HighlightTagField() {
  const { control } = useFormContext<DishValues>();
  const tag = useWatch({ control, name: 'highlightTag' }).trim();
  const isDropped = tag !== '' && provenTags([tag], false).length === 0;
  return (
    <TextField
      name="highlightTag"
      help={
        <>
          A word or two on its picture among the highlights, like “House favorite”.{' '}
          <strong role="status">
            {isDropped &&
              'Diners will not see this one: no highlight says that a dish is free of something. Use a tag above.'}
          </strong>
        </>
      }
    />
  );
}
