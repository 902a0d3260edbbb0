export const jobTexts = {
  none: 'No jobs',
  noneText: 'Uploads, downloads and builds show here while they run, whatever page you are on.',
  clear: 'Clear ended jobs',
  cancel: (title: string): string => `Cancel ${title}`,
  again: (title: string): string => `Try ${title} again`,
  /** `seconds` is the duration of the job, shown above 10. */
  state: (state: string, seconds: number): string => (seconds > 10 ? `${state} · ${seconds} s` : state),
} as const;

export const jobStateTexts = {
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
} as const;
