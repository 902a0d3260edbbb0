import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the current tab, by its `data-tab`, into view in an overflowing tab bar, but not the page. */
export function useScrollTabIntoView(current: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // In the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const tab = bar.current?.querySelector<HTMLElement>(`[data-tab='${current}']`);
      if (!bar.current || !tab) return;
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return bar;
}
