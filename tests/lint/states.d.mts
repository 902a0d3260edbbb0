export function comparisonRefusal(file: string, value: unknown): string | undefined;
