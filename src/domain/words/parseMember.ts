export const parseMember = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** The page or number of pages an address asks for, from 1; anything that is none is the first. */
export function parsePageParam(parameters: URLSearchParams, name = 'page'): number {
  const page = parameters.get(name) ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}
