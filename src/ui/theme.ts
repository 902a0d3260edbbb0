import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** From the lightest to the darkest; 9 is the ink of filled buttons on light ground, 1 on dark. */
const ink: MantineColorsTuple = [
  '#f5f6f8',
  '#e9edf3',
  '#cfd5de',
  '#a3adbd',
  '#8b93a1',
  '#646d7d',
  '#454e5e',
  '#2a313d',
  '#1f2632',
  '#171c26',
];

/** Mantine's ground in the dark, from the lightest to the darkest: 6 is that of a field, 4 its line. */
const dark: MantineColorsTuple = [
  '#e9edf3',
  '#c6cdd8',
  '#a3adbd',
  '#6b7585',
  '#39424f',
  '#232a35',
  '#1b2029',
  '#14181f',
  '#0e1116',
  '#0a0c10',
];

const fonts = "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif";

/** On the ink of a filled button stands the surface, which is light on dark and dark on light. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const onInk = input.variant === 'filled' && (input.color === undefined || input.color === 'ink');
  return onInk ? { ...colours, color: 'var(--surface)' } : colours;
};

export const theme = createTheme({
  colors: { ink, dark },
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 1 },
  variantColorResolver,
  fontFamily: fonts,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '12px', sm: '13.5px', md: '15px', lg: '17px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // What explains a field stands below it, so that the fields of a line stand at one height.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Switch: {
      defaultProps: { color: 'var(--accent)' },
      // Mantine's styles of a field are there in some places and not in others, and would move it off its label.
      styles: {
        description: {
          marginTop: 2,
          paddingInlineStart: 'var(--label-offset-start)',
          color: 'var(--ink-soft)',
          fontSize: 12,
          lineHeight: 1.35,
        },
      },
    },
  },
  headings: { fontFamily: fonts, fontWeight: '640' },
});

/** Mantine's own variables, taken from our tokens, so that both speak of the same surfaces. */
export const variables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-faint)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--surface-raised)',
    '--mantine-color-default-hover': 'var(--surface-hover)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--red-ink)',
  },
  light: {},
  dark: {},
});
