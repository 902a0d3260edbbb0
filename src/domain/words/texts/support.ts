/** Words of writing to the support: for a review of a specification, or for access. */
export const supportTexts = {
  reviewTitle: (id: string) => `Request technical specification review · ${id}`,
  reviewIntro: (id: string) =>
    `We e-mail support with your name and ask to review the technical specification of ${id}.`,
  reviewLabel: 'What should be looked at',
  review: 'Request review',
  reviewDone: (id: string) => `A review of the technical specification of ${id} has been requested`,
  access: 'Request access',
  accessTo: (id: string) => `Request access · ${id}`,
  accessIntro: 'We e-mail support with your name and this text.',
  accessLabel: 'What you need, and why',
  accessDone: 'Access has been requested',
  accessToDone: (id: string) => `Access to ${id} has been requested`,
} as const;

/** Beginnings of the text that asks for access, each ending where the reason is typed. */
export const accessWishes = {
  see: (id: string) => `I need to see ${id} because ...`,
  createConfigurations: 'I need to create configurations because ...',
  /** `verb` is the event as what somebody does: "release", "accept quotes". */
  event: (id: string, verb: string) => `For ${id} I need to ${verb} because ...`,
} as const;
