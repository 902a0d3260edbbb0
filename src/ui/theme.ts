import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
  type OptionsFilter,
} from '@mantine/core';
import { createWordMatcher } from '~/domain/words/search.ts';

/** Filter of pickers that matches words as all searches do, instead of Mantine's, which ignores case only. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const matches = createWordMatcher(search);
  return options.filter((option) => !('label' in option) || matches(option.label)).slice(0, limit);
};

/** All Mantine pickers use this filter. */
const withSearch = { defaultProps: { filter: filterOptions } };

/** Text on a filled ink button has the surface colour, which is light on dark and dark on light. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const onInk = input.variant === 'filled' && (input.color === undefined || input.color === 'ink');
  return onInk ? { ...colours, color: 'var(--surface)' } : colours;
};

/** Values that Mantine's scripts need; fonts, sizes and colours are variables in tokens.css. */
export const theme = createTheme({
  colors: { ink: colorsTuple('#171c26') },
  primaryColor: 'ink',
  variantColorResolver,
  respectReducedMotion: true,
  components: {
    Autocomplete: withSearch,
    MultiSelect: withSearch,
    Select: withSearch,
    // The description is below the field, so that fields in a row are aligned.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Switch: {
      defaultProps: { color: 'var(--accent)' },
      // Mantine's field styles are loaded on some pages only, and would move the description away from its
      // label.
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
