import type { ReactNode } from 'react';
import { IconExternalLink } from '@tabler/icons-react';
import styles from './ExternalLink.module.css';
import { controlTexts } from '~/domain/words/texts/controls.ts';

type Props = { readonly href: string; readonly children: ReactNode };

export function ExternalLink({ href, children }: Props) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={13} aria-hidden />
      <span className="visuallyHidden">{controlTexts.newTab}</span>
    </a>
  );
}
