export const supportTexts = {
  reviewTitle: (id: string) => `Request technical specification review · ${id}`,
  reviewIntro: (id: string) =>
    `We e-mail support with your name and ask to review the technical specification of ${id}.`,
  reviewLabel: 'What should be looked at',
  review: 'Request review',
  file: 'File for the support (optional)',
  removeFile: 'Remove the file',
  reviewDone: (id: string) => `A review of the technical specification of ${id} has been requested`,
} as const;
