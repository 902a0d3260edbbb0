import type { PaletteSource } from '~/ui/palette/source.ts';
import { actionSource } from './actionSource.ts';
import { createSource } from './createSource.ts';
import { customerSource } from './customerSource.ts';
import { exactSource } from './exactSource.ts';
import { listSource } from './listSource.ts';

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [
  exactSource,
  actionSource,
  createSource,
  listSource,
  customerSource,
];
