import { notice, type Notice } from './notices.ts';

const title = 'A part of Portal could not be loaded';

/**
 * The notice of a part of the page that is missing although the page was loaded anew for it, or without a network.
 * `address` is where loading the page again leads.
 */
export const missingPartNotice = (isOnline: boolean, address: string): Notice =>
  notice('ERROR', {
    title,
    body: isOnline
      ? 'Load the page again to go on. What you have typed is kept for you; chosen files are not.'
      : 'There is no network. Try again when it is back.',
    link: { label: 'Load the page again', href: address },
  });
