import { beforeEach, expect, test, vi } from 'vitest';
import type { DesignDraft } from '~/domain/design/designDraft.ts';
import {
  deleteDesignDraft,
  listLockedDraftKeys,
  lockDesignDraft,
  saveDesignDraft,
  readDesignDrafts,
} from './designDraftStore.ts';

const ann = { email: 'ann@maker.example', azureId: 'a-1' };
const bob = { email: 'bob@maker.example', azureId: 'b-2' };
const draft = (key: string, changedAt = 1): DesignDraft => ({
  key,
  configurationId: undefined,
  productFamily: 'G6',
  accountNumber: '3010001',
  changedAt,
  product: { name: 'Secret crane' },
  progress: { quoteId: 7 },
});

beforeEach(() => localStorage.clear());

test('drafts are kept and dropped', () => {
  saveDesignDraft(ann, draft('one'));
  saveDesignDraft(ann, draft('two', 2));
  saveDesignDraft(ann, draft('one', 3));
  deleteDesignDraft(ann, 'two');
  expect(readDesignDrafts(ann)).toEqual([draft('one', 3)]);
});

test('what is kept for one account is not offered to another', () => {
  saveDesignDraft(ann, draft('one'));
  expect(readDesignDrafts(bob)).toEqual([]);
  saveDesignDraft(bob, draft('other'));
  expect(readDesignDrafts(ann).map(({ key }) => key)).toEqual(['one']);
});

test('a browser that keeps nothing says so, and the next draft is tried again', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(saveDesignDraft(ann, draft('one'))).toBe(false);
  full.mockRestore();
  expect(saveDesignDraft(ann, draft('two'))).toBe(true);
  expect(readDesignDrafts(ann).map(({ key }) => key)).toEqual(['two']);
});

test('a draft that is open in a tab is known as such until it is let go', async () => {
  const held = new Map<string, Promise<void>>();
  const locks = {
    request: async (...[lock, second, third]: [string, unknown, (() => Promise<void>)?]): Promise<void> => {
      const use = (third ?? second) as () => Promise<void>;
      const used = use();
      held.set(lock, used);
      await used;
      held.delete(lock);
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  const letGo = lockDesignDraft('one');
  expect(await listLockedDraftKeys()).toEqual(['one']);
  letGo();
  await vi.waitFor(async () => expect(await listLockedDraftKeys()).toEqual([]));
  vi.unstubAllGlobals();
});
