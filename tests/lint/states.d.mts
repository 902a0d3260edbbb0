export function explainComparisonViolation(file: string, value: unknown): string | undefined;
