import { vi } from 'vitest';

/** Makes `min-width` media queries match a screen of `width` px, as jsdom has no screen. */
export function setScreenWidth(width: number): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = /width >= (\d+)px/.exec(media)?.[1];
    return Object.assign(matchMedia(media), { matches: least !== undefined && width >= Number(least) });
  });
}
