export const deviceErrorsResourceName = 'DEVICE_ERRORS';

const maxNameLength = 100;

const reserved: readonly string[] = ['all', '.', '..'];

export const isReservedResourceName = (name: string): boolean => reserved.includes(name);

export function validateResourceName(name: string): string | undefined {
  if (name === '') return 'A name is required';
  if (name.length > maxNameLength) return `A name has ${maxNameLength} characters at most`;
  if (!/^[\w.-]+$/.test(name)) return 'A name has letters, digits, underscores, dots and hyphens only';
  return isReservedResourceName(name) ? `A resource cannot be called ${name}` : undefined;
}

export function validateNewResourceName(name: string, taken: readonly string[]): string | undefined {
  const same = taken.find((each) => each.toLowerCase() === name.toLowerCase());
  return same === undefined ? validateResourceName(name) : `There is a resource called ${same} already`;
}
