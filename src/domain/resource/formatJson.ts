import { applyEdits, modify, type Node } from 'jsonc-parser';
import {
  getDeviceErrorKey,
  toDeviceErrors,
  type DeviceError,
  type DeviceErrorField,
} from './deviceErrors.ts';
import { maxResourceLength, parseJson } from './json.ts';

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

type Step = string | { readonly node: Node; readonly depth: number };

function stepsOf(text: string, node: Node, depth: number): readonly Step[] {
  const written = ({ offset, length }: Node): string => text.slice(offset, offset + length);
  const [open, close] = node.type === 'object' ? '{}' : '[]';
  if (node.type !== 'object' && node.type !== 'array') return [written(node)];
  const children = node.children ?? [];
  if (children.length === 0) return [`${open}${close}`];
  const inner = `\n${'  '.repeat(depth + 1)}`;
  return [
    open ?? '',
    ...children.flatMap((child, index): readonly Step[] => {
      const [name, value = child] = child.type === 'property' ? (child.children ?? []) : [];
      const before = `${index > 0 ? ',' : ''}${inner}${name ? `${written(name)}: ` : ''}`;
      return [before, { node: value, depth: depth + 1 }];
    }),
    `\n${'  '.repeat(depth)}${close}`,
  ];
}

/**
 * Indents by two blanks a level, in linear time; numbers stay as written. Undefined where the text is no
 * JSON, or would be too long for a resource.
 */
export function formatJson(text: string): string | undefined {
  const reading = parseJson(text);
  if (!reading.isSound) return undefined;
  const pieces: string[] = [];
  let length = 0;
  const waiting: Step[] = [{ node: reading.root, depth: 0 }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (typeof step === 'string') {
      pieces.push(step);
      length += step.length;
      if (length > maxResourceLength) return undefined;
    } else for (const each of stepsOf(text, step.node, step.depth).toReversed()) waiting.push(each);
  }
  return pieces.join('');
}

export type DeviceErrorEdit = Pick<DeviceError, DeviceErrorField>;

/** Changes a device error, or adds it at the end, and keeps the other text. Undefined for no JSON list. */
export function upsertDeviceError(
  data: string,
  key: Pick<DeviceError, 'productFamily' | 'errorId'>,
  edit: DeviceErrorEdit,
): string | undefined {
  const reading = parseJson(data);
  if (!reading.isSound || !Array.isArray(reading.value)) return undefined;
  const list: readonly unknown[] = reading.value;
  const wanted = getDeviceErrorKey(key.productFamily, key.errorId);
  const place = list.findIndex((item) => {
    const [error] = toDeviceErrors([item]).errors;
    return error !== undefined && getDeviceErrorKey(error.productFamily, error.errorId) === wanted;
  });
  if (place < 0) {
    const added = { productFamily: key.productFamily, errorId: key.errorId, ...edit };
    const options = { formattingOptions, isArrayInsertion: true };
    return applyEdits(data, modify(data, [list.length], added, options));
  }
  const [before] = toDeviceErrors([list[place]]).errors;
  let text = data;
  for (const [name, value] of Object.entries(edit)) {
    const isSame = new Map<string, string>(Object.entries(before ?? {})).get(name) === value;
    if (!isSame) text = applyEdits(text, modify(text, [place, name], value, { formattingOptions }));
  }
  return text;
}
