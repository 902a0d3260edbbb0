/** Longest delay of a browser's timer, in ms; a longer one would fire at once. */
const maxWait = 2 ** 31 - 1;

/** @session ends with it */
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Number.POSITIVE_INFINITY;
let run: () => void = () => undefined;

function check(): void {
  clearTimeout(timer);
  const wait = due - Date.now();
  if (wait <= 0) {
    due = Number.POSITIVE_INFINITY;
    run();
  } else if (Number.isFinite(wait)) {
    timer = setTimeout(check, Math.min(wait, maxWait));
  }
}

/** A renewal missed by a sleeping machine or a background tab runs when the page is visible or online. */
export function scheduleRenewal(expiresAt: Date | undefined, renew: () => void): void {
  due = expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  run = renew;
  check();
}

export function stopRenewal(): void {
  clearTimeout(timer);
  due = Number.POSITIVE_INFINITY;
}

export function startRenewalChecks(): void {
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
}
