export const configurationQuoteTexts = {
  title: 'Quote',
  number: 'Number',
  name: 'Name',
  state: 'State in the quoting system',
  price: 'Price',
  assignee: 'Assignee',
  reading: (id: number) => `Reading quote ${id}`,
  itself: (id: number) => `Quote ${id}`,
  signedOut: 'Its name, state and price stand in the quoting system.',
  signIn: 'Sign in to the quoting system',
  checkingWiring: 'The wiring is being checked',
  nobody: 'Nobody',
  person: (id: number) => `Person ${id}`,
  unread: (id: number) => `Quote ${id} could not be read`,
} as const;

export const unfinishedMoveTexts = {
  howToFinish: 'Once more does the missing half alone',
  finish: 'Finish',
  label: (id: string) => `Unfinished: ${id}`,
} as const;
