/** The one thing that a call changes of an order. */
export type OrderChange =
  | { readonly note: string }
  | { readonly serialNumbersToAdd: string[] }
  | { readonly serialNumbersToRemove: string[] };

/** The fields of a change as they may arrive. */
type Sent = {
  readonly note?: string | undefined;
  readonly serialNumbersToAdd?: readonly string[] | undefined;
  readonly serialNumbersToRemove?: readonly string[] | undefined;
};

/** The change that a body asks for; undefined for a body with none or several, or with an empty list. */
export function orderChange({
  note,
  serialNumbersToAdd: add,
  serialNumbersToRemove: remove,
}: Sent): OrderChange | undefined {
  if ([note, add, remove].filter((each) => each !== undefined).length !== 1) return undefined;
  if (note !== undefined) return { note };
  if (add?.length) return { serialNumbersToAdd: [...add] };
  return remove?.length ? { serialNumbersToRemove: [...remove] } : undefined;
}
