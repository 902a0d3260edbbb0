import { createBlock, readBlock, type Block } from './block.ts';
import { mCodes } from './codes.ts';

export type ProgramStartState = { hasBegun: boolean };

export function isProgramEnd(block: Block, beginning: ProgramStartState): boolean {
  const hadBegun = beginning.hasBegun;
  if (block.isPercent) {
    beginning.hasBegun = true;
    return hadBegun;
  }
  if (block.words === 0) return false;
  beginning.hasBegun = true;
  return block.m.some((code) => code === mCodes.M2 || code === mCodes.M30);
}

const unheard = (): void => undefined;

/** M2, M02 or M30, in any case and with blanks, or a closing percent sign; else it may be cut off. */
export function hasProgramEnd(text: string): boolean {
  const block = createBlock();
  const beginning: ProgramStartState = { hasBegun: false };
  for (let index = 0; index < text.length;) {
    index = readBlock(text, index, block, unheard);
    if (isProgramEnd(block, beginning)) return true;
  }
  return false;
}
