import type { ReactElement } from 'react';
import { stateColour } from '~/domain/words/stateColour.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { Badge, type BadgeSize } from './Badge.tsx';

type Props = { readonly state: string; readonly size?: BadgeSize };

/** A state in the words and the colour it has everywhere. */
export function StateLabel({ state, size = 'medium' }: Props): ReactElement {
  return (
    <Badge colour={stateColour(state)} size={size} dot>
      {stateText(state)}
    </Badge>
  );
}
