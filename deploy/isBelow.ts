/** Whether a path is `base` or lies below it. */
export const isBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);
