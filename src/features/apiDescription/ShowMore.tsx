import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';

type MoreProps = {
  /** `next`: how many the next press adds; `left`: how many are not shown. */
  readonly next: number;
  readonly left: number;
  readonly onMore: () => void;
};

type Some<Item> = {
  readonly shown: readonly Item[];
  readonly more: MoreProps | undefined;
};

/** Shows a long list in steps of `atOnce` items, with a "show more" button. */
export function useShowMore<Item>(all: readonly Item[], atOnce: number): Some<Item> {
  const [limit, setLimit] = useState(atOnce);
  const left = all.length - limit;
  return {
    shown: all.slice(0, limit),
    more:
      left > 0 ? { next: Math.min(left, atOnce), left, onMore: () => setLimit(limit + atOnce) } : undefined,
  };
}

export const ShowMore = ({ next, left, onMore }: MoreProps) => (
  <Button variant="default" size="compact-sm" onClick={onMore}>
    {apiDescriptionTexts.showMore(next, left)}
  </Button>
);
