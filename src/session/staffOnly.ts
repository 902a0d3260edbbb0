import { config } from '~/config.ts';
import { staffOnlyField } from '~/domain/access/staffOnly.ts';

export const toStaffOnlyField = (staffOnly: boolean): object => ({
  [staffOnlyField(config.productCode)]: staffOnly,
});
