import { IconCornerLeftUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '~/paths.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { toSentenceCase } from '~/domain/words/stateAppearances.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { subPartTexts } from '~/domain/words/texts/parts.ts';
import styles from './SubPartRow.module.css';

export type SubPart = {
  readonly partNumber: string;
  readonly quantity: number;
  readonly label: string;
  readonly tag: string;
  readonly state?: string | undefined;
  readonly sibling?: boolean;
};

type Props = { readonly subPart: SubPart; readonly canView: boolean; readonly children?: ReactNode };

export function SubPartRow({ subPart, canView, children }: Props) {
  const { partNumber, quantity, label, tag, state, sibling = false } = subPart;
  return (
    <>
      <span className={styles.row}>
        {sibling && (
          <span className={styles.sibling} role="img" aria-label={subPartTexts.sibling}>
            <IconCornerLeftUp size={15} aria-hidden />
          </span>
        )}
        <span className={styles.quantity}>{subPartTexts.quantity(quantity)}</span>
        <span className={styles.number}>{partNumber}</span>
        <span className={styles.label}>{label}</span>
        {tag !== '' && <Badge size="small">{toSentenceCase(tag)}</Badge>}
        {state !== undefined && <StateLabel state={state} size="small" />}
        {canView && (
          <span className={styles.view}>
            <ExternalLink href={paths.part(partNumber)}>
              {commonTexts.view} <span className="visuallyHidden">{partNumber}</span>
            </ExternalLink>
          </span>
        )}
      </span>
      {children}
    </>
  );
}
