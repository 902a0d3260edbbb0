import type { OptionsFilter } from '@mantine/core';
import { createWordMatcher } from '~/domain/words/search.ts';

/** The options of a picker that a typed text finds, in place of Mantine's own comparison, which knows case alone. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const matches = createWordMatcher(search);
  return options.filter((option) => !('label' in option) || matches(option.label)).slice(0, limit);
};
