import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPartCode } from '~/domain/part/enumerations.ts';
import { createWiringNotice, type WiringError } from '~/domain/notice/notices.ts';
import type { ProductTreeSearch } from '~/domain/quote/productTree.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { generationTexts } from '~/domain/words/texts/designs.ts';
import { buildProductTreeMutation } from '~/queries/designs/wiring.ts';
import { Loader } from '~/ui/Loader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ProductTree } from '~/widgets/quotes/ProductTree.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly error: WiringError;
  readonly quoteId: number;
  /** Whether the design has changed since the wiring check. */
  readonly isOfBefore: boolean;
  readonly onClose: () => void;
};

export function WiringErrorPanel({ error, quoteId, isOfBefore, onClose }: Props) {
  const [search, setSearch] = useState<ProductTreeSearch>();
  const tree = useMutation(buildProductTreeMutation());
  const designator = error.component?.designator?.trim() ?? '';
  const connectorType = error.partOutPut?.connectorType?.trim() ?? '';
  const show = (next: ProductTreeSearch | undefined): void => {
    setSearch(next);
    if (tree.isIdle || tree.isError) tree.mutate(quoteId);
  };
  const isShown = (kind: ProductTreeSearch['kind']): boolean => search?.kind === kind;
  return (
    <Panel
      title={generationTexts.wiringTitle}
      actions={
        <Button size="xs" variant="default" aria-label={generationTexts.close} onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    >
      <p role="alert">{createWiringNotice(error).body}</p>
      <p role="status" className={styles.ofBefore}>
        {isOfBefore && generationTexts.wiringOfBefore}
      </p>
      <div className={styles.chips} role="group" aria-label={generationTexts.filter}>
        {designator !== '' && (
          <button
            type="button"
            aria-pressed={isShown('COMPONENT')}
            onClick={() => show({ kind: 'COMPONENT', designator })}
          >
            {generationTexts.component(designator)}
          </button>
        )}
        {connectorType !== '' && (
          <button
            type="button"
            aria-pressed={isShown('CONNECTOR')}
            onClick={() => show({ kind: 'CONNECTOR', connectorType })}
          >
            {generationTexts.connector(formatPartCode(connectorType))}
          </button>
        )}
        {!tree.isIdle && (
          <button type="button" aria-pressed={search === undefined} onClick={() => show(undefined)}>
            {generationTexts.whole}
          </button>
        )}
      </div>
      {tree.isPending && <Loader label={generationTexts.readingTree} />}
      {tree.isError && <p>{generationTexts.treeFailed}</p>}
      {tree.data && <ProductTree tree={tree.data} search={search} />}
    </Panel>
  );
}
