import { decodeText } from './textFile.ts';

/** Whether bytes begin as an SVG does, whatever the file is called. */
export const beginsAsSvg = (bytes: Uint8Array): boolean =>
  // Comments and declarations may stand before the root.
  /<(?:\w+:)?svg[\s>/]/i.test(decodeText(bytes.subarray(0, 4096)).text);
