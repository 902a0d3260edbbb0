import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import type { WorkflowStep } from '~/domain/configuration/state.ts';

/** The filter of a column of the board: the first page of its step. */
export const columnFilter = (filter: ConfigurationFilter, step: WorkflowStep): ConfigurationFilter => ({
  ...filter,
  state: step,
  page: 1,
  open: '',
});
