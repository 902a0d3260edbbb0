import { config } from '~/config.ts';
import { getStaffOnlyField } from '~/domain/access/staffOnly.ts';

export const toStaffOnlyField = (staffOnly: boolean): object => ({
  [getStaffOnlyField(config.productCode)]: staffOnly,
});
