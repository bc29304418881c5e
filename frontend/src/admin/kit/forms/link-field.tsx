import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
import { Autocomplete } from '@mantine/core';
import { PUBLIC_PAGES } from '../../../domain/public-pages';
import { type FieldProps, textOf, useField } from './use-field';

const PATHS = PUBLIC_PAGES.map(({ path }) => path);
const pageAt = (path: string) => PUBLIC_PAGES.find((page) => page.path === path);

/** Where a button links to: a page chosen from the list, or a typed address (see `linkRule`). */
export function LinkField({ help, ...props }: FieldProps) {
  const { value, change, input } = useField(props);
  const page = pageAt(textOf(value));
  return (
    <Autocomplete
      {...input}
      data={PATHS}
      // Always lists every page: nobody knows the paths by heart.
      filter={({ options }) => options}
      renderOption={({ option }) => `${pageAt(option.value)?.title} (${option.value})`}
      description={help ?? (page ? `The page “${page.title}”.` : 'Choose a page, or paste an address.')}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={textOf(value)}
      onChange={change}
    />
  );
}
