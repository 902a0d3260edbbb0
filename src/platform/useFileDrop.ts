import { useState, type DragEvent } from 'react';

type FileDropProps = {
  readonly 'data-over': true | undefined;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
};

/** Props of an element that takes dropped files while `isOn`; the browser would open them otherwise. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isOn = true): FileDropProps {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': (isOver && isOn) || undefined,
    onDragOver: (event) => {
      if (!isOn || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
