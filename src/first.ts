import { leaveEntryOfOthers } from '~/app/entryOwner.ts';
import { sendFirstCalls } from '~/app/firstCalls.ts';

/** The values of the installation stand before this script in the page. */
const config: { cmsBase: string } = JSON.parse(
  document.querySelector('#portal-config')?.textContent ?? 'null',
) ?? { cmsBase: '' };
leaveEntryOfOthers();
globalThis.portalFirstCalls = sendFirstCalls(location, config.cmsBase);
