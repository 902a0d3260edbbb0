const messageFields = ['messages', 'errors', 'message', 'error', 'humanReadableError'];
const deepest = 3;

/**
 * The first message in what the quoting system answered to a refused sign-in: a text, a list, or an object that holds
 * one under a usual name. Undefined when there is none.
 */
export function firstMessage(answer: unknown, depth = 0): string | undefined {
  if (typeof answer === 'string') return answer.trim() || undefined;
  if (typeof answer !== 'object' || answer === null || depth > deepest) return undefined;
  const inner = Array.isArray(answer)
    ? answer
    : messageFields.map((field) => Object.entries(answer).find(([name]) => name === field)?.[1]);
  for (const each of inner) {
    const message = firstMessage(each, depth + 1);
    if (message) return message;
  }
  return undefined;
}
