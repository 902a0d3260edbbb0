import type { ReactNode } from 'react';
import { useFocusReturn } from '~/platform/focus/focus.ts';
import { LayerStatusContext, useNestedLayerStatus } from '~/platform/layerStatus.ts';

type Props = {
  /** Whether something stands in its place: nothing of it shows, and everything in it stays as it is. */
  readonly replaced?: boolean;
  /** Whether something stands before it: it shows, and nothing in it can be used. */
  readonly behind?: boolean;
  readonly children: ReactNode;
};

export function ScreenLayer({ replaced = false, behind = false, children }: Props) {
  const inUse = !replaced && !behind;
  const place = useNestedLayerStatus({ shown: !replaced, usable: !behind });
  useFocusReturn(!inUse);
  return (
    <div className="contents" hidden={replaced} inert={!inUse}>
      <LayerStatusContext value={place}>{children}</LayerStatusContext>
    </div>
  );
}
