/** The texts for people who are signed in and have no role yet. */
export const welcomeTexts = {
  heading: 'Welcome',
  title: 'Welcome to Portal',
  about: (email: string) =>
    `You are signed in as ${email}, but have no role yet. Ask for the access you need.`,
  keptOut: (email: string) =>
    `You are signed in as ${email}, but this address is kept out: nothing can be seen or requested with it here. Ask whoever invited you, or sign in with another address.`,
  request: 'Request access',
  asked: 'What you have asked for',
} as const;
