import { config } from '~/config.ts';
import { staffOnlyField } from '~/domain/access/staffOnly.ts';

/** The field that marks a comment or attachment as for employees only, under the name this installation has for it. */
export const staffOnlyMark = (staffOnly: boolean): object => ({
  [staffOnlyField(config.productCode)]: staffOnly,
});
