import { useCallback, type RefCallback } from 'react';

export function useObjectUrl(
  content: Uint8Array<ArrayBuffer> | string,
  type: string,
): RefCallback<HTMLImageElement> {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(new Blob([content], { type }));
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content, type],
  );
}
