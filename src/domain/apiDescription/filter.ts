import type { Actor } from '../access/verdict.ts';
import { mayCallOperation } from './access.ts';
import type { ApiOperation } from './operations.ts';
import type { FoundOperation } from './search.ts';

export const accessChoices = ['ALL', 'MINE', 'NOT_MINE'] as const;

/** The filter of the operations; all of it stands in the address. Empty values narrow nothing. */
export type ApiFilter = {
  readonly search: string;
  /** In capitals. */
  readonly method: string;
  readonly access: (typeof accessChoices)[number];
};

/** The filter that an address asks for; what nobody knows narrows nothing. */
export const apiFilterFrom = (parameters: URLSearchParams): ApiFilter => ({
  search: parameters.get('search') ?? '',
  method: parameters.get('method') ?? '',
  access: accessChoices.find((each) => each === parameters.get('access')) ?? 'ALL',
});

/** The methods that operations have, in the order they first come. */
export const methodsOf = (operations: readonly ApiOperation[]): readonly string[] => [
  ...new Set(operations.map(({ method }) => method)),
];

/** Found operations that a filter leaves for a person. */
export const filteredOperations = (
  found: readonly FoundOperation[],
  { method, access }: ApiFilter,
  actor: Actor,
): readonly FoundOperation[] =>
  found.filter(({ operation }) => {
    if (method && operation.method !== method) return false;
    return access === 'ALL' || mayCallOperation(actor, operation)?.allowed === (access === 'MINE');
  });
