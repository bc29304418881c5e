import { useFormContext, useWatch } from 'react-hook-form';
import { provenTags } from '../../domain/free-from';
import { TextField } from '../kit/forms/fields';

/** Says while typing that the site drops a free-from claim from this label. */
export function HighlightTagField({ name }: { name: string }) {
  const { control } = useFormContext<Record<string, string>>();
  const tag = (useWatch({ control, name }) ?? '').trim();
  const isDropped = tag !== '' && provenTags([tag], false).length === 0;
  return (
    <TextField
      name={name}
      help={
        <>
          A word or two on its photo among the highlights, like “House favorite”.{' '}
          <strong role="status">
            {isDropped &&
              'Diners will not see this one: no highlight says that a dish is free of something. Use a tag above.'}
          </strong>
        </>
      }
    />
  );
}
