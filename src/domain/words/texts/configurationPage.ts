/** Words of the page of a configuration: its head, its steps, its actions and its tabs. */
export const configurationPageTexts = {
  list: 'Configurations',
  itself: 'The configuration',
  assignedTo: (person: string) => `Assigned to ${person}`,
  modified: (date: string) => `Modified ${date}`,
  unseenTitle: (id: string) => `${id} cannot be shown`,
  unseen: 'There is no such configuration, or you do not have access to it.',
  toList: 'Go to the configurations',
  tabs: 'Tabs of the configuration',
  actions: 'Actions',
  notPossible: 'Not possible now',
  steps: 'Workflow',
  revisionUnread: (revision: string) => `Revision ${revision} has not been read yet.`,
} as const;
