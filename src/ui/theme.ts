import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
  type OptionsFilter,
} from '@mantine/core';
import { createWordMatcher } from '~/domain/words/search.ts';

/** The options of a picker that a typed text finds, in place of Mantine's own comparison, which knows case alone. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const matches = createWordMatcher(search);
  return options.filter((option) => !('label' in option) || matches(option.label)).slice(0, limit);
};

/** Every picker of Mantine's finds its options as all searches of Portal do. */
const withSearch = { defaultProps: { filter: filterOptions } };

/** On the ink of a filled button stands the surface, which is light on dark and dark on light. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const onInk = input.variant === 'filled' && (input.color === undefined || input.color === 'ink');
  return onInk ? { ...colours, color: 'var(--surface)' } : colours;
};

/** What Mantine's scripts have to know; fonts, sizes and colours are variables in tokens.css. */
export const theme = createTheme({
  colors: { ink: colorsTuple('#171c26') },
  primaryColor: 'ink',
  variantColorResolver,
  respectReducedMotion: true,
  components: {
    Autocomplete: withSearch,
    MultiSelect: withSearch,
    Select: withSearch,
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
});
