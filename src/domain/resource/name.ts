/** Name of the one resource that holds the device errors. */
export const deviceErrorsName = 'DEVICE_ERRORS';

/** Longest name of a resource, in characters. */
const longestName = 100;

/** Names that stand for something else in the addresses of the back end. */
const reserved: readonly string[] = ['all', '.', '..'];

/** Whether a name stands for something else in the addresses of the back end, so that nothing can be asked by it. */
export const isReservedName = (name: string): boolean => reserved.includes(name);

/** Refusal of the name of a new resource; undefined where it can be one. */
export function resourceNameRefusal(name: string): string | undefined {
  if (name === '') return 'A name is required';
  if (name.length > longestName) return `A name has ${longestName} characters at most`;
  if (!/^[\w.-]+$/.test(name)) return 'A name has letters, digits, underscores, dots and hyphens only';
  return isReservedName(name) ? `A resource cannot be called ${name}` : undefined;
}

/** Refusal of the name of a new resource beside those there are; names differ by more than capitals. */
export function newResourceNameRefusal(name: string, taken: readonly string[]): string | undefined {
  const same = taken.find((each) => each.toLowerCase() === name.toLowerCase());
  return same === undefined ? resourceNameRefusal(name) : `There is a resource called ${same} already`;
}
