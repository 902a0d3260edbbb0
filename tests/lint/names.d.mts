export function nameRefusal(kind: 'function' | 'value' | 'type', name: string): string | undefined;
