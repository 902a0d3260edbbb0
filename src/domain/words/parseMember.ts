export const parseMember = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** Page or number of pages in the search params, from 1; anything invalid is 1. */
export function parsePageParam(parameters: URLSearchParams, name = 'page'): number {
  const page = parameters.get(name) ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}
