export const rooms: readonly string[];
export const floors: readonly (readonly string[])[];
export function importRefusal(from: string, to: string): string | undefined;
export function packageRefusal(from: string, specifier: string): string | undefined;
export function spellingRefusal(from: string, specifier: string): string | undefined;
