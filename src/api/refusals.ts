/** Hears of a call that the CMS has refused for want of a right (401 after a new token, or 403). */
type Listener = (operationId: string) => void;

/** @session ends with it: the session hears, and each one anew */
let listener: Listener = () => undefined;

export function onRefusal(next: Listener): void {
  listener = next;
}

export function tellRefusal(operationId: string): void {
  listener(operationId);
}
