/** The time of a commit, "2024-03-05@14:30:09" in UTC, as one that a Date reads; what has another form stays as it is. */
export const commitTime = (date: string): string =>
  /^\d{4}-\d\d-\d\d@\d\d:\d\d:\d\d$/.test(date) ? `${date.replace('@', 'T')}Z` : date;
