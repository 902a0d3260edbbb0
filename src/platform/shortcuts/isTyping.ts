/** Whether keys pressed at an element are text, or a choice, and no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input, textarea, select, [contenteditable], [contenteditable] *');
