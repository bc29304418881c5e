import { Autocomplete } from '@mantine/core';
import { type FieldProps, textOf, useField } from './use-field';

/** The site's own pages, as staff call them. */
const OWN_PAGES = [
  { path: '/menu', name: 'Menu' },
  { path: '/drinks', name: 'Drinks' },
  { path: '/reservations', name: 'Book a table' },
  { path: '/events', name: 'Events' },
  { path: '/5-tapas', name: 'Tapas $5' },
  { path: '/gallery', name: 'Gallery' },
  { path: '/about', name: 'About' },
  { path: '/contact', name: 'Contact' },
  { path: '/', name: 'Home page' },
];
const PATHS = OWN_PAGES.map(({ path }) => path);

/** Where a button leads: a page of the site from the list, or an address as typed (see `linkRule`). */
export function LinkField({ placeholder = '/menu', ...props }: FieldProps & { placeholder?: string }) {
  const { value, change, input } = useField(props);
  const page = OWN_PAGES.find(({ path }) => path === textOf(value));
  return (
    <Autocomplete
      {...input}
      data={PATHS}
      // All of them, whatever is typed: nobody knows them by heart.
      filter={({ options }) => options}
      renderOption={({ option }) =>
        `${OWN_PAGES.find(({ path }) => path === option.value)?.name} (${option.value})`
      }
      description={props.help ?? (page ? `The page “${page.name}”.` : 'Choose a page, or paste an address.')}
      placeholder={placeholder}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={textOf(value)}
      onChange={change}
    />
  );
}
