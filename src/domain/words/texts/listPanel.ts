/** Words in the place of a list that the person may not see. */
export const listPanelTexts = {
  refusedTitle: 'You may not see this',
  refused: 'Your roles do not include it; an administrator can give you the access.',
} as const;
