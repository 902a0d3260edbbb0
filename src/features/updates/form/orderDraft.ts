import * as z from 'zod/mini';
import type { GivenLine } from '~/widgets/serviceOrders/useBasket.ts';
import { forgetDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

const lines = z.object({
  lines: z.array(z.object({ text: z.string(), serialNumber: z.optional(z.string()) })),
  leftOut: z.optional(z.number()),
});

/** The serial numbers of a new order that are kept for the tab, by where the products come from that its address names. */
export function orderDraft(filter: string | null, rejectedOf: string | null) {
  const from = rejectedOf ?? filter ?? '';
  const name = `newOrder.${from}.lines`;
  return {
    note: `newOrder.${from}.note`,
    lines: (): readonly GivenLine[] =>
      lines
        .safeParse(readDraft(name))
        .data?.lines.map(({ text, serialNumber }) => ({ text, serialNumber })) ?? [],
    /** Number of lines that there was no room for. */
    leftOut: (): number => lines.safeParse(readDraft(name)).data?.leftOut ?? 0,
    keepLines: (given: readonly GivenLine[], leftOut: number): void => {
      if (given.length === 0) forgetDraft(name);
      else
        writeDraft(name, { lines: given.map(({ text, serialNumber }) => ({ text, serialNumber })), leftOut });
    },
    forget: (): void => {
      forgetDraft(name);
      forgetDraft(`newOrder.${from}.note`);
    },
  };
}
