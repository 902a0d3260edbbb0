/** The texts of the search box in the header, which are there with the first page. */
export const searchBoxTexts = {
  label: 'Search or run a command',
  close: 'Close the search',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded. Enter searches the configurations.',
  shortcuts: 'Keyboard shortcuts',
} as const;
