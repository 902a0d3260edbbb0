import { config } from '~/config.ts';
import { staffOnlyField } from '~/domain/access/staffOnly.ts';

export const staffOnlyMark = (staffOnly: boolean): object => ({
  [staffOnlyField(config.productCode)]: staffOnly,
});
