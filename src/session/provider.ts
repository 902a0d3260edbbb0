import { config } from '~/config.ts';

export const provider = { name: config.providerName, domain: config.providerDomain } as const;
