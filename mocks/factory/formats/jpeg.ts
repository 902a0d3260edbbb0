import type { Pixels } from '../drawing/canvas.ts';
import {
  brightnessDetails,
  brightnessLevels,
  brightnessSteps,
  colourDetails,
  colourLevels,
  colourSteps,
  zigzag,
} from './jpegTables.ts';
import type { HuffmanTable } from './jpegTables.ts';

type Code = { readonly bits: number; readonly length: number };
type Component = {
  readonly steps: readonly number[];
  readonly levels: Code[];
  readonly details: Code[];
  last: number;
};

/** The picture as a baseline JPEG with full colour resolution; quality goes from 1 to 100. */
export function jpeg(pixels: Pixels, quality = 86): Uint8Array<ArrayBuffer> {
  const bright = scaled(brightnessSteps, quality);
  const colour = scaled(colourSteps, quality);
  const head = [
    [0xff, 0xd8],
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...zigzag.map((at) => bright[at] ?? 1), 1, ...zigzag.map((at) => colour[at] ?? 1)]),
    segment(0xc0, [8, ...word(pixels.height), ...word(pixels.width), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]),
    segment(0xc4, [
      ...table(0x00, brightnessLevels),
      ...table(0x10, brightnessDetails),
      ...table(0x01, colourLevels),
      ...table(0x11, colourDetails),
    ]),
    segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0]),
  ];
  const ofBrightness = { steps: bright, levels: codes(brightnessLevels), details: codes(brightnessDetails) };
  const ofColour = { steps: colour, levels: codes(colourLevels), details: codes(colourDetails) };
  const components = [ofBrightness, ofColour, ofColour].map((tables): Component => ({ ...tables, last: 0 }));
  return Buffer.concat([
    ...head.map((part) => Buffer.from(part)),
    scan(pixels, components),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function scan(pixels: Pixels, components: readonly Component[]): Buffer {
  const writer = bitWriter();
  const block = new Float32Array(64);
  for (let top = 0; top < pixels.height; top += 8) {
    for (let left = 0; left < pixels.width; left += 8) {
      components.forEach((component, index) => {
        readBlock(pixels, left, top, index, block);
        transform(block);
        writeBlock(block, component, writer.put);
      });
    }
  }
  return writer.end();
}

/** Brightness and the two colour differences of red, green and blue, about zero. */
const mixes = [
  [0.299, 0.587, 0.114],
  [-0.168736, -0.331264, 0.5],
  [0.5, -0.418688, -0.081312],
] as const;

function readBlock(
  { width, height, data }: Pixels,
  left: number,
  top: number,
  component: number,
  block: Float32Array,
): void {
  const [red, green, blue] = mixes[component] ?? mixes[0];
  const zero = component === 0 ? 128 : 0;
  for (let index = 0; index < 64; index++) {
    const x = Math.min(width - 1, left + (index & 7));
    const y = Math.min(height - 1, top + (index >> 3));
    const at = (y * width + x) * 3;
    block[index] = red * (data[at] ?? 0) + green * (data[at + 1] ?? 0) + blue * (data[at + 2] ?? 0) - zero;
  }
}

/** cosines[frequency * 8 + place], scaled so that the transform keeps lengths. */
const cosines = Float32Array.from({ length: 64 }, (_, index) => {
  const frequency = index >> 3;
  const share = frequency === 0 ? Math.SQRT1_2 : 1;
  return 0.5 * share * Math.cos(((2 * (index & 7) + 1) * frequency * Math.PI) / 16);
});
const half = new Float32Array(64);

/** The discrete cosine transform of a block, rows and then columns. */
function transform(block: Float32Array): void {
  turn(block, half, 1, 8);
  turn(half, block, 8, 1);
}

function turn(from: Float32Array, to: Float32Array, step: number, stride: number): void {
  for (let row = 0; row < 8; row++) {
    for (let frequency = 0; frequency < 8; frequency++) {
      let sum = 0;
      for (let place = 0; place < 8; place++) {
        sum += (from[row * stride + place * step] ?? 0) * (cosines[frequency * 8 + place] ?? 0);
      }
      to[row * stride + frequency * step] = sum;
    }
  }
}

function writeBlock(block: Float32Array, component: Component, put: (code: Code) => void): void {
  const value = (place: number): number => {
    const at = zigzag[place] ?? 0;
    return Math.round((block[at] ?? 0) / (component.steps[at] ?? 1));
  };
  const level = value(0);
  putNumber(level - component.last, 0, component.levels, put);
  component.last = level;
  let zeros = 0;
  for (let place = 1; place < 64; place++) {
    const detail = value(place);
    if (detail === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) put(component.details[0xf0] ?? { bits: 0, length: 0 });
    putNumber(detail, zeros, component.details, put);
    zeros = 0;
  }
  if (zeros > 0) put(component.details[0] ?? { bits: 0, length: 0 });
}

/** The size class of a number with the zeros before it, and then its own bits; negative ones count from below. */
function putNumber(number: number, zeros: number, codesOf: readonly Code[], put: (code: Code) => void): void {
  const length = number === 0 ? 0 : Math.floor(Math.log2(Math.abs(number))) + 1;
  put(codesOf[(zeros << 4) | length] ?? { bits: 0, length: 0 });
  if (length > 0) put({ bits: number < 0 ? number + 2 ** length - 1 : number, length });
}

function bitWriter(): { put: (code: Code) => void; end: () => Buffer } {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  const put = ({ bits, length }: Code): void => {
    held = (held << length) | bits;
    count += length;
    while (count >= 8) {
      const byte = (held >> (count - 8)) & 0xff;
      bytes.push(byte);
      // A byte of all ones would look like a marker.
      if (byte === 0xff) bytes.push(0);
      count -= 8;
    }
    held &= (1 << count) - 1;
  };
  const end = (): Buffer => {
    if (count > 0) put({ bits: 2 ** (8 - count) - 1, length: 8 - count });
    return Buffer.from(bytes);
  };
  return { put, end };
}

/** Canonical codes: counted up, one bit longer from length to length. */
function codes({ counts, symbols }: HuffmanTable): Code[] {
  const result: Code[] = [];
  let [next, taken] = [0, 0];
  counts.forEach((count, index) => {
    for (const symbol of symbols.slice(taken, taken + count))
      result[symbol] = { bits: next++, length: index + 1 };
    taken += count;
    next <<= 1;
  });
  return result;
}

function table(place: number, { counts, symbols }: HuffmanTable): number[] {
  return [place, ...counts, ...symbols];
}

function scaled(steps: readonly number[], quality: number): number[] {
  const factor = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return steps.map((step) => Math.min(255, Math.max(1, Math.floor((step * factor + 50) / 100))));
}

function segment(marker: number, body: readonly number[]): number[] {
  return [0xff, marker, ...word(body.length + 2), ...body];
}

function word(value: number): [number, number] {
  return [value >> 8, value & 255];
}
