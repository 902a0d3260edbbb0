/** Texts of the page in place of one that failed or does not exist. */
export const errorPageTexts = {
  missingTitle: 'Page not found',
  missing: 'This page could not be found',
  title: 'An error occurred',
  text: 'What you did last may not have been saved.',
  home: 'Go to the start page',
  status: 'Status of Portal',
  report: 'Report the issue',
  details: 'Error details',
  operation: (id: string): string => `Operation: ${id}`,
  statusCode: (status: number): string => `Status: ${status}`,
  address: (path: string): string => `Address: ${path}`,
  time: (at: string): string => `Time: ${at}`,
  /** The error page itself has failed. */
  broken: 'An error occurred while showing the error page',
} as const;
