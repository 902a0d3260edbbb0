/** Words of the way to ask for what is refused, wherever somebody meets a wall. */
export const askTexts = {
  ask: 'Request access',
  asked: (date: string) => `You asked for this on ${date}`,
  askedTitle: 'You have asked already',
  askedText: 'It has not been decided yet.',
  open: 'Open the request',
  askElse: 'Ask for something else',
} as const;
