import { path } from './drawing.ts';
import type { Mark } from './drawing.ts';
import { rectangle } from './outline.ts';
import type { Point } from './outline.ts';

/** The symbols of Code 128, 0 to 105, as widths of bar, space, bar, space, bar, space; then the stop. */
const symbols = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222' +
  '123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321' +
  '232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121' +
  '313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224' +
  '111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111' +
  '111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113' +
  '114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g);
const stop = '2331112';
const startB = 104;

/** The widths of bars and spaces in turn, bar first, for printable ASCII (set B); other letters become "?". */
export function code128(content: string): number[] {
  const values = Array.from(content, (letter) => (/^[ -~]$/.test(letter) ? letter.charCodeAt(0) - 32 : 31));
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % 103;
  const rows = [startB, ...values, check].map((value) => symbols?.[value] ?? '');
  return Array.from(rows.join('') + stop, Number);
}

/** The barcode with its lower left corner at the point, as one black mark. */
export function barcode(content: string, [x, y]: Point, width: number, height: number): Mark {
  const widths = code128(content);
  const module = width / widths.reduce((sum, value) => sum + value, 0);
  let pen = x;
  const bars = widths.flatMap((value, index) => {
    const left = pen;
    pen += value * module;
    return index % 2 === 0 ? [rectangle([(left + pen) / 2, y + height / 2], pen - left, height)] : [];
  });
  return path(bars, { fill: '#000000' });
}
