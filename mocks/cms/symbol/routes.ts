import { z } from '@hono/zod-openapi';
import { jsonContent } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import {
  createSymbolFinder,
  validateSymbolName,
  symbolMediaTypes,
  maxSymbolBytes,
  readSymbol,
} from '../../../src/domain/symbol/symbol.ts';
import type { CmsContext } from '../cmsContext.ts';
import { readUploadedFile } from '../storedFiles.ts';
import { createBadRequestError, createNotFoundError, assertNoFieldError } from '../httpErrors.ts';

const overlaySymbolSchema = z
  .object({
    name: z.string().openapi({ example: 'Horn' }),
    file: z.string().openapi({
      description: 'The file itself as a data address: a PNG or SVG in base64.',
      example: 'data:image/svg+xml;base64,PHN2Zy8+',
    }),
  })
  .openapi('OverlaySymbol');
export type SymbolDto = z.infer<typeof overlaySymbolSchema>;

const reads = createObjectOperations('Overlay symbols', 'OVERLAY_SYMBOL', 'READ');
const writes = createObjectOperations('Overlay symbols', 'OVERLAY_SYMBOL', 'WRITE');
const byName = z.object({ name: z.string() });

const symbolOperations = {
  overlaySymbolGetAll: reads.get('/overlaySymbols/all', 'List the overlay symbols', {
    description: 'With their files.',
    answer: jsonContent('The symbols, by name.', z.array(overlaySymbolSchema)),
  }),
  overlaySymbolUpload: writes.post('/overlaySymbols/upload', 'Upload an overlay symbol', {
    description: 'A PNG or SVG. It takes the place of a symbol of the same name.',
    query: byName,
    upload: true,
    answer: jsonContent('The symbol.', overlaySymbolSchema),
  }),
  overlaySymbolDelete: writes.delete('/overlaySymbols/{name}', 'Delete an overlay symbol', {
    answer: jsonContent('The name that was deleted.', byName),
  }),
};

/** The bytes of an upload, buffered no further than the size limit. */
async function received(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await readUploadedFile(request);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    if (size <= maxSymbolBytes) pieces.push(piece);
    size += piece.length;
  }
  return new Uint8Array(Buffer.concat(pieces));
}

export const toDataUrl = (bytes: Uint8Array, mediaType: string): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

function symbolRoutes({ symbols }: CmsContext): OperationHandlers<typeof symbolOperations> {
  return {
    overlaySymbolGetAll: () => symbols.all(),
    overlaySymbolUpload: async ({ query: { name }, request }) => {
      assertNoFieldError(validateSymbolName(name));
      const reading = readSymbol(await received(request));
      if (!reading.ok) throw createBadRequestError(reading.reason);
      const file = toDataUrl(reading.bytes, symbolMediaTypes[reading.type]);
      const symbol: SymbolDto = { name: createSymbolFinder(symbols.all())(name)?.name ?? name, file };
      symbols.put(symbol.name, symbol);
      return symbol;
    },
    overlaySymbolDelete: ({ param: { name } }) => {
      if (!symbols.delete(name)) throw createNotFoundError('symbol', name);
      return { name };
    },
  };
}

export const symbolModule = createApiModule(symbolOperations, symbolRoutes);
