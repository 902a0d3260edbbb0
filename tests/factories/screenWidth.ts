import { vi } from 'vitest';

/** Lets the screen be `width` px wide for what asks with a media query of its least width; jsdom has no screen. */
export function setScreenWidth(width: number): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = /width >= (\d+)px/.exec(media)?.[1];
    return Object.assign(matchMedia(media), { matches: least !== undefined && width >= Number(least) });
  });
}
