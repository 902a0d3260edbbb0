import { createRoute, z } from '@hono/zod-openapi';
import { fileUpload, json, refusals } from '../answers.ts';
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

export const overlaySymbolGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/overlaySymbols/all',
  operationId: 'overlaySymbolGetAll',
  summary: 'List the overlay symbols',
  description: 'With their files.',
  responses: { 200: json('The symbols, by name.', z.array(overlaySymbolSchema)), ...refusals },
});

export const overlaySymbolUpload = createRoute({
  ...writes,
  method: 'post',
  path: '/overlaySymbols/upload',
  operationId: 'overlaySymbolUpload',
  summary: 'Upload an overlay symbol',
  description: 'A PNG or SVG. It takes the place of a symbol of the same name.',
  request: { query: byName, body: fileUpload },
  responses: { 200: json('The symbol.', overlaySymbolSchema), ...refusals },
});

export const overlaySymbolDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/overlaySymbols/{name}',
  operationId: 'overlaySymbolDelete',
  summary: 'Delete an overlay symbol',
  request: { params: byName },
  responses: { 200: json('The name that was deleted.', byName), ...refusals },
});
