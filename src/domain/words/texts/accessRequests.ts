export const accessRequestTexts = {
  see: (id: string) => `I need to see ${id} because ...`,
  area: (area: string) => `I need to work with ${area} because ...`,
  /** `act` is the label of a button: "Create product". */
  act: (act: string) => `I need “${act}” because ...`,
  event: (id: string, verb: string) => `For ${id} I need to ${verb} because ...`,
} as const;

export const restrictedAreaNames = {
  milling: 'milling',
  quotes: 'quotes',
  configurator: 'the 3D configurator',
  review: 'the review of configurations',
} as const;

export const requestAccessTexts = {
  ask: 'Request access',
  asked: (date: string) => `You asked for this on ${date}`,
  askedTitle: 'You have asked already',
  askedText: 'It has not been decided yet.',
  open: 'Open the request',
  askElse: 'Ask for something else',
} as const;
