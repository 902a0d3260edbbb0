export const activityTexts = {
  title: 'Activity',
  kind: 'Kind of activity',
  revision: 'Revision',
  allRevisions: 'All revisions',
  noneTitle: 'No activity',
  none: 'Nothing of this kind has happened.',
  older: 'Show older activity',
} as const;

export const commentTexts = {
  write: 'Write a comment',
  readOnly: 'Your roles let you read comments, not write them.',
  pinned: 'Pinned',
  of: (author: string) => `Comment of ${author}`,
  staffOnly: 'Employees only',
  text: 'Comment',
  pin: 'Pin',
  pinAbout: 'A comment is pinned as it is written, and stays so: later it can only be deleted.',
  add: 'Add comment',
  added: 'Your comment has been added',
  deleteOf: (author: string) => `Delete the comment of ${author}`,
  deleteTitle: (id: string) => `Delete comment · ${id}`,
  deleteQuestion: (author: string) =>
    `Do you want to delete the comment of ${author}? This is permanent and cannot be undone.`,
  deleted: 'The comment has been deleted',
} as const;
