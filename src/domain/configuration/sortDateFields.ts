import { configurationListTexts } from '../words/texts/configurationList.ts';
import type { ConfigurationSort } from './filter.ts';

export const sortDateFields: Readonly<
  Record<
    ConfigurationSort,
    {
      readonly label: string;
      readonly field: 'created' | 'modified';
      readonly by: 'createdBy' | 'modifiedBy';
    }
  >
> = {
  BY_CREATED_DATE_DESC: { label: configurationListTexts.created, field: 'created', by: 'createdBy' },
  BY_MODIFIED_DATE_DESC: { label: configurationListTexts.modified, field: 'modified', by: 'modifiedBy' },
};
