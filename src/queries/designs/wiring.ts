import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { WiringError } from '~/domain/notice/notices.ts';
import { findForeignCommits, type DesignSaveProgress } from '~/domain/design/savePlan.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import type { ProductTreeNode } from '~/domain/quote/productTree.ts';
import { customMutation } from '~/queries/mutation.ts';

type Wired = { readonly quoteId: number; readonly accountNumber: string };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function wiringErrorOf({ quoteId, accountNumber }: Wired): Promise<WiringError | undefined> {
  try {
    await call('quoteWiringTest', { path: { quoteId, accountNumber } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return isRecord(error.data) ? error.data : {};
  }
}

/**
 * Error of a wiring test; undefined where the wiring is right. Status 400 is a wiring error, any other
 * failure an API error.
 */
export const testWiringMutation = () => customMutation(wiringErrorOf, {});

/** What prevents generating the files of a design: its wiring, or a save by another user. */
export type DesignProblem =
  | { readonly kind: 'CONFLICT'; readonly theirs: Quote }
  | { readonly kind: 'WIRING'; readonly error: WiringError }
  | { readonly kind: 'RIGHT' };

export const validateDesignMutation = () =>
  customMutation(
    async ({
      progress,
      ...wired
    }: Wired & { readonly progress: DesignSaveProgress }): Promise<DesignProblem> => {
      const now = await call('quoteGet', { path: { id: wired.quoteId } });
      if (findForeignCommits(now, progress).length > 0) return { kind: 'CONFLICT', theirs: now };
      const error = await wiringErrorOf(wired);
      return error ? { kind: 'WIRING', error } : { kind: 'RIGHT' };
    },
    {},
  );

export const buildProductTreeMutation = () =>
  customMutation(
    (quoteId: number): Promise<ProductTreeNode> => call('quoteTreeBuild', { path: { quoteId } }),
    {},
  );
