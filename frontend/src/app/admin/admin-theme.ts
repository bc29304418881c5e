import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const token = (name: string) => `var(--color-${name})`;

/** The ten shades that the library requires: from ten tokens, or one token repeated, which covers both schemes. */
function shades(names: string): MantineColorsTuple {
  const tokens = names.split(' ').map(token);
  return Array.from({ length: 10 }, (_, at) => tokens[at] ?? token(names)) as unknown as MantineColorsTuple;
}

const COLORS = { accent: 'accent', good: 'good', danger: 'warn', link: 'link' };

const INPUTS = 'TextInput Textarea Autocomplete Select MultiSelect NativeSelect Radio RadioGroup'.split(' ');

/** Text on our filled colors uses the color whose contrast we measured. */
const variantColors: VariantColorsResolver = ({ color, ...input }) => {
  // The accent is for the one main action: a button that is only text looks like a link.
  const isText = input.variant === 'subtle' && (color === undefined || color === 'accent');
  const colors = defaultVariantColorsResolver({ ...input, color: isText ? 'link' : color });
  return input.variant === 'filled' ? { ...colors, color: 'var(--color-on-accent)' } : colors;
};

export const adminTheme = createTheme({
  colors: {
    ...Object.fromEntries(Object.entries(COLORS).map(([name, of]) => [name, shades(of)])),
    // Colors of lines, fields and hints, pale to strong in the light scheme, the reverse in the dark.
    gray: shades('surface surface rule rule rule-strong text-quiet text-quiet text-quiet text text'),
    dark: shades('text text-quiet text-quiet text-quiet rule-strong surface ground ground ground ground'),
  },
  white: token('ground'),
  black: token('text'),
  primaryColor: 'accent',
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '560' },
  defaultRadius: 'var(--radius-m)',
  breakpoints: { xs: '34em' },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: variantColors,
  components: {
    // Large enough for a thumb: the library's own are two pixels too small.
    Button: {
      defaultProps: { size: 'md' },
      styles: {
        root: { '--button-height-md': 'var(--target)', height: 'auto', minHeight: 'var(--button-height)' },
        inner: { minHeight: 'calc(var(--button-height) - 2 * var(--line))' },
        // With large text on a phone, a button's words need a second line.
        label: { lineHeight: 1.2, whiteSpace: 'normal' },
      },
    },
    // Help goes below its field, above an error.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      // A label may name a guest, whose name may be one very long word.
      styles: { label: { overflowWrap: 'anywhere' } },
    },
    Input: { styles: { wrapper: { '--input-height-md': 'var(--target)' } } },
    ActionIcon: { defaultProps: { size: 'var(--target)', variant: 'subtle', color: 'link' } },
    CloseButton: { defaultProps: { size: 'var(--target)', 'aria-label': 'Close' } },
    ...Object.fromEntries(INPUTS.map((name) => [name, { defaultProps: { size: 'md' } }])),
    // Whatever is on is live.
    Switch: {
      defaultProps: { size: 'md', color: 'good' },
      styles: { root: { '--switch-disabled-color': token('rule') } },
    },
    Badge: {
      defaultProps: { radius: 'var(--radius-s)', tt: 'none', fz: 'var(--text-xs)', fw: 600 },
      // As on a button.
      styles: { root: { height: 'auto' }, label: { whiteSpace: 'normal' } },
    },
    // In the dark scheme the library uses its white for these, which is our background color.
    Alert: { styles: { message: { color: token('text') } } },
    Notification: { styles: { title: { color: token('text') } } },
    Menu: { defaultProps: { shadow: 'md', withinPortal: true } },
    Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    // In the dark scheme, the library's own color is that of a field, which hides it there.
    Pill: { styles: { root: { backgroundColor: token('surface') } } },
    // Rendered as a `header` element, which would count as a page landmark.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
});

/** The library can't mix our colors, so the browser makes the same mixtures. */
function mixed(name: string, of: string): Record<string, string> {
  const color = token(of);
  return {
    [`--mantine-color-${name}-filled`]: color,
    [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, ${color} 86%, ${token('text')})`,
    [`--mantine-color-${name}-light`]: `color-mix(in srgb, ${color} 10%, transparent)`,
    [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${color} 16%, transparent)`,
    [`--mantine-color-${name}-light-color`]: color,
    [`--mantine-color-${name}-outline`]: color,
    [`--mantine-color-${name}-outline-hover`]: `color-mix(in srgb, ${color} 8%, transparent)`,
    [`--mantine-color-${name}-text`]: color,
  };
}

const VARIABLES: Record<string, string> = {
  ...Object.assign({}, ...Object.entries(COLORS).map(([name, of]) => mixed(name, of))),
  '--mantine-color-body': 'var(--color-ground)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-text-quiet)',
  '--mantine-color-placeholder': 'var(--color-text-quiet)',
  '--mantine-color-anchor': 'var(--color-link)',
  '--mantine-color-error': 'var(--color-warn)',
  '--mantine-color-success': 'var(--color-good)',
  '--mantine-color-default': 'var(--color-ground)',
  '--mantine-color-default-hover': 'var(--color-surface)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-rule-strong)',
  '--mantine-color-disabled': 'var(--color-surface)',
  '--mantine-color-disabled-color': 'var(--color-text-quiet)',
  '--mantine-color-disabled-border': 'var(--color-rule)',
};

/** Maps the library's variables to our tokens; the same in both schemes, because the tokens change with the scheme. */
export const adminVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: VARIABLES,
  dark: VARIABLES,
});
