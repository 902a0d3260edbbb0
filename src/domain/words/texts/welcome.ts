export const welcomeTexts = {
  heading: 'Welcome',
  title: 'Welcome to Portal',
  about: (email: string) =>
    `You are signed in${email && ` as ${email}`}, but have no role yet. Ask for the access you need.`,
  keptOut: (email: string) =>
    `You are signed in${email && ` as ${email}`}, but this address is kept out: nothing can be seen or requested with it here. Ask whoever invited you, or sign in with another address.`,
  unread: 'The server did not say in a form that Portal reads who you are. Tell an administrator:',
  request: 'Request access',
  asked: 'What you have asked for',
} as const;
