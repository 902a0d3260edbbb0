export const layers: readonly string[];
export const domainLayers: readonly (readonly string[])[];
export function explainImportViolation(from: string, to: string): string | undefined;
export function explainPackageViolation(from: string, specifier: string): string | undefined;
export function explainSpecifierViolation(from: string, specifier: string): string | undefined;
