import {
  symbolFinder,
  symbolNameError,
  symbolMediaTypes,
  mostOfSymbol,
  readSymbol,
} from '../../../src/domain/symbol/symbol.ts';
import type { Cms } from '../cms.ts';
import { uploadedFile } from '../multipart.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { badRequest, notFound, refuseField } from '../refusal.ts';
import * as contract from './contract.ts';
import type { WireSymbol } from './contract.ts';

/** The bytes of an upload; not one more is kept than it takes to see that they are too many. */
async function received(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await uploadedFile(request);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    if (size <= mostOfSymbol) pieces.push(piece);
    size += piece.length;
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** A file as the list has it. */
export const symbolAddress = (bytes: Uint8Array, mediaType: string): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** Symbols that are printed on overlays. */
function symbolRoutes({ symbols }: Cms): Handlers<typeof contract> {
  return {
    overlaySymbolGetAll: () => symbols.all(),
    overlaySymbolUpload: async ({ query: { name }, request }) => {
      refuseField(symbolNameError(name));
      const reading = readSymbol(await received(request));
      if (!reading.ok) throw badRequest(reading.reason);
      const file = symbolAddress(reading.bytes, symbolMediaTypes[reading.type]);
      const symbol: WireSymbol = { name: symbolFinder(symbols.all())(name)?.name ?? name, file };
      symbols.put(symbol.name, symbol);
      return symbol;
    },
    overlaySymbolDelete: ({ param: { name } }) => {
      if (!symbols.delete(name)) throw notFound('symbol', name);
      return { name };
    },
  };
}

export const symbolSubject = cmsSubject(contract, symbolRoutes);
