import { IconVectorOff } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import type { Outline } from '~/domain/cutFile/inspect.ts';
import type { Inspection } from '~/domain/file/previewKind.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import type { Answer } from '~/platform/useWorker.ts';
import styles from './Inspector.module.css';

type Props = {
  readonly answer: Answer<Inspection<Outline>>;
  readonly children: (outline: Outline) => ReactNode;
};

/** The inspection of an outline: under way, refused with its reason, or there. */
export function OutlineAnswer({ answer: { output, failure }, children }: Props): ReactElement {
  if (output?.ok) return <>{children(output.facts)}</>;
  const reason = output?.reason ?? failure;
  return (
    <div className={styles.none}>
      {reason === undefined ? (
        <p role="status">{outlineTexts.inspecting}</p>
      ) : (
        <EmptyState image={<IconVectorOff size={26} />} title={reason} />
      )}
    </div>
  );
}
