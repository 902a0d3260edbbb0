import { lazy, Suspense } from 'react';
import { modalLayers, useModals } from '~/platform/modals.ts';

const ModalFrame = lazy(async () => ({ default: (await import('./ModalFrame.tsx')).ModalFrame }));

export function ModalHost() {
  const states = useModals();
  return (
    <Suspense>
      {modalLayers.map((layer) => {
        const { modal, visible } = states[layer];
        return modal && <ModalFrame key={modal.key} layer={layer} modal={modal} visible={visible} />;
      })}
    </Suspense>
  );
}
