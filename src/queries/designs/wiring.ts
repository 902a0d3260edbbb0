import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { WiringError } from '~/domain/notice/notices.ts';
import type { TreeNode } from '~/domain/quote/productTree.ts';
import { act } from '~/queries/mutation.ts';

type Wired = { readonly quoteId: number; readonly accountNumber: string };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Has the wiring of a quote checked. Answers what does not work out; undefined where everything does. Any failure but
 * a 400 is told as an API error.
 */
export const testWiring = () =>
  act(async ({ quoteId, accountNumber }: Wired): Promise<WiringError | undefined> => {
    try {
      await call('quoteWiringTest', { path: { quoteId, accountNumber } });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      return isRecord(error.data) ? error.data : {};
    }
  }, {});

/** Has the product tree of a quote built, which takes its time. */
export const buildTree = () =>
  act((quoteId: number): Promise<TreeNode> => call('quoteTreeBuild', { path: { quoteId } }), {});
