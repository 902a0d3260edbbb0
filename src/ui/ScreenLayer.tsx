import type { ReactNode } from 'react';
import { useFocusReturn } from '~/platform/focus/focus.ts';
import { LayerStatusContext, useNestedLayerStatus } from '~/platform/layerStatus.ts';

type Props = {
  /** Whether another layer replaces this one: it is hidden, and keeps its state. */
  readonly replaced?: boolean;
  /** Whether another layer is in front: this one is visible but cannot be used. */
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
