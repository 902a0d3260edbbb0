/** Why something is not possible, and what would make it possible; both are sentences. */
export type Refusal = { readonly reason: string; readonly remedy: string };

export const firstOf = (refusals: readonly (Refusal | false | undefined)[]): Refusal | undefined =>
  refusals.find((each) => each !== undefined && each !== false) || undefined;

/** All refusals there are as one: nothing is possible before each of them is met. */
export function allOf(refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  const met = refusals.filter((each) => each !== undefined);
  if (met.length === 0) return undefined;
  const joined = (part: keyof Refusal): string => met.map((each) => each[part]).join(' ');
  return { reason: joined('reason'), remedy: joined('remedy') };
}

/** Something a person can choose, and whether they can now. */
export type Choice<Value = string> = {
  readonly value: Value;
  readonly label: string;
  /** Difference it makes to the total, in SEK. */
  readonly price: number;
  readonly refusal: Refusal | undefined;
};
