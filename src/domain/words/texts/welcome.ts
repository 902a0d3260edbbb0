/** The texts for people who are signed in and have no role yet. */
export const welcomeTexts = {
  heading: 'Welcome',
  title: 'Welcome to Portal',
  about: (email: string) =>
    `You are signed in as ${email}, but have no role yet. Ask for access to a product, a configuration or a role.`,
  request: 'Request access',
  asked: 'What you have asked for',
} as const;
