import { TextInRow } from '../kit/lists/text-in-row';
import { isDropped, MAX_TAG } from './shown-tag';

interface TagInRowProps {
  name: string;
  tag: string;
  dishTag: string;
  onSave: (tag: string) => void;
}

/** Says while typing that the home page drops a free-from claim. */
export function TagInRow({ name, tag, dishTag, onSave }: TagInRowProps) {
  const shown = tag || dishTag;
  const words = shown === '' ? 'Add a tag' : `“${shown}”`;
  return (
    <TextInRow
      value={tag}
      label={`Tag of ${name}`}
      shown={isDropped(shown) ? `${words} (not shown)` : words}
      shownLabel={shown === '' ? `Add a tag to ${name}` : `Tag of ${name}: ${shown}. Change it`}
      part="tag"
      max={MAX_TAG}
      placeholder={dishTag === '' ? 'A word or two on the photo' : `${dishTag} (the dish’s own)`}
      isSmall
      isWarning={isDropped(shown)}
      helpOf={helpOf}
      onSave={onSave}
    />
  );
}

function helpOf(typed: string): string {
  if (isDropped(typed)) {
    return 'Diners will not see this one: a highlight never says that a dish is free of something. Use the dish’s dietary tags.';
  }
  return typed.length === MAX_TAG ? `A tag has at most ${MAX_TAG} characters.` : '';
}
