import { z } from '@hono/zod-openapi';
import { fileUpload, json } from '../answers.ts';
import { objectGoverned } from '../operation.ts';

const overlaySymbolSchema = z
  .object({
    name: z.string().openapi({ example: 'Horn' }),
    file: z.string().openapi({
      description: 'The file itself as a data address: a PNG or SVG in base64.',
      example: 'data:image/svg+xml;base64,PHN2Zy8+',
    }),
  })
  .openapi('OverlaySymbol');
export type WireSymbol = z.infer<typeof overlaySymbolSchema>;

const reads = objectGoverned('Overlay symbols', 'OVERLAY_SYMBOL', 'READ');
const writes = objectGoverned('Overlay symbols', 'OVERLAY_SYMBOL', 'WRITE');
const byName = z.object({ name: z.string() });

export const overlaySymbolGetAll = reads.get('/overlaySymbols/all', {
  summary: 'List the overlay symbols',
  description: 'With their files.',
  answer: json('The symbols, by name.', z.array(overlaySymbolSchema)),
});

export const overlaySymbolUpload = writes.post('/overlaySymbols/upload', {
  summary: 'Upload an overlay symbol',
  description: 'A PNG or SVG. It takes the place of a symbol of the same name.',
  request: { query: byName, body: fileUpload },
  answer: json('The symbol.', overlaySymbolSchema),
});

export const overlaySymbolDelete = writes.delete('/overlaySymbols/{name}', {
  summary: 'Delete an overlay symbol',
  request: { params: byName },
  answer: json('The name that was deleted.', byName),
});
