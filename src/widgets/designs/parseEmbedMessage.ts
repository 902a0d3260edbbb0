export type EmbedMessage =
  | { readonly name: 'ready' }
  | {
      readonly name: 'changed';
      /** Total in SEK; undefined where it is not known. */
      readonly total: number | undefined;
      readonly isValid: boolean;
    }
  | { readonly name: 'snapshot'; readonly dataUrl: string }
  | { readonly name: 'close' };

/** Maximum length of a picture's data URL, in characters. */
const maxPictureLength = 8_000_000;
const pictureStart = 'data:image/png;base64,';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Value of a message's own property, never one of its prototype. */
const own = (message: object, name: string): unknown =>
  Object.hasOwn(message, name) ? Object.getOwnPropertyDescriptor(message, name)?.value : undefined;

const isTotal = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Parses a message of the configurator; undefined for any Portal does not know. */
export function parseEmbedMessage(sent: unknown): EmbedMessage | undefined {
  if (!isObject(sent)) return undefined;
  const name = own(sent, 'name');
  switch (name) {
    case 'ready':
    case 'close':
      return { name };
    case 'changed': {
      const total = own(sent, 'total');
      return { name, total: isTotal(total) ? total : undefined, isValid: own(sent, 'isValid') !== false };
    }
    case 'snapshot': {
      const dataUrl = own(sent, 'dataUrl');
      const isPicture =
        typeof dataUrl === 'string' && dataUrl.length <= maxPictureLength && dataUrl.startsWith(pictureStart);
      return isPicture ? { name, dataUrl } : undefined;
    }
    default:
      return undefined;
  }
}

/** Total among the values of the top fields, in SEK; undefined where there is none. */
export function parseTotalPrice(values: unknown): number | undefined {
  const total = isObject(values) ? own(values, 'total') : undefined;
  return isTotal(total) ? total : undefined;
}
