import { applyEdits, format, modify } from 'jsonc-parser';
import { deviceErrorKey, deviceErrorsIn, type DeviceError, type DeviceErrorField } from './deviceErrors.ts';
import { readJson } from './json.ts';

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** A JSON text laid out with two blanks a level. Only white space changes: numbers stay as they were written. */
export const laidOut = (text: string): string =>
  applyEdits(text, format(text, undefined, formattingOptions)).trimEnd();

/** Fields of a device error that people fill in. */
export type DeviceErrorEdit = Pick<DeviceError, DeviceErrorField>;

/**
 * The text of the resource with one device error changed, or added at its end where it has none of that family and id;
 * the rest of the text stays as it is. Undefined where the text is no JSON list.
 */
export function withDeviceError(
  data: string,
  key: Pick<DeviceError, 'productFamily' | 'errorId'>,
  edit: DeviceErrorEdit,
): string | undefined {
  const reading = readJson(data);
  if (!reading.isSound || !Array.isArray(reading.value)) return undefined;
  const list: readonly unknown[] = reading.value;
  const wanted = deviceErrorKey(key.productFamily, key.errorId);
  const place = list.findIndex((item) => {
    const [error] = deviceErrorsIn([item]).errors;
    return error !== undefined && deviceErrorKey(error.productFamily, error.errorId) === wanted;
  });
  if (place < 0) {
    const added = { productFamily: key.productFamily, errorId: key.errorId, ...edit };
    const options = { formattingOptions, isArrayInsertion: true };
    return applyEdits(data, modify(data, [list.length], added, options));
  }
  const [before] = deviceErrorsIn([list[place]]).errors;
  let text = data;
  for (const [name, value] of Object.entries(edit)) {
    const isSame = new Map<string, string>(Object.entries(before ?? {})).get(name) === value;
    if (!isSame) text = applyEdits(text, modify(text, [place, name], value, { formattingOptions }));
  }
  return text;
}
