export const removeAppShell = (): void => document.querySelector('#first')?.remove();
