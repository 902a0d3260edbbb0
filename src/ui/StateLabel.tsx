import type { ReactElement } from 'react';
import { stateColour, stateText } from '~/domain/words/stateLooks.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

type Props = Pick<BadgeProps, 'size' | 'area'> & { readonly state: string };

/** A state in the words and the colour it has everywhere. */
export function StateLabel({ state, ...badge }: Props): ReactElement {
  return (
    <Badge colour={stateColour(state)} dot {...badge}>
      {stateText(state)}
    </Badge>
  );
}
