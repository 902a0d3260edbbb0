import { config } from '~/config.ts';

/** The provider as this installation names it. */
export const provider = { name: config.providerName, domain: config.providerDomain } as const;
