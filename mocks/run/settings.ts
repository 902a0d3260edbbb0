import type { Environment } from '../../deploy/environment.ts';

export type Settings = {
  /** Name of the staff realm in DTOs, for instance MAKER. */
  readonly productCode: string;
  readonly providerName: string;
  readonly providerDomain: string;
  readonly supportEmail: string;
};

export const toSettings = ({ config }: Environment): Settings => ({
  productCode: config.productCode,
  providerName: config.providerName,
  providerDomain: config.providerDomain,
  supportEmail: config.supportEmail,
});
