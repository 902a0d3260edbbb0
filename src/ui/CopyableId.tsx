import { useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import styles from './CopyableId.module.css';

type Props = { readonly id: string };

export function CopyableId({ id }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(id).then(() => setCopied(true));
  };
  return (
    <span className={styles.id}>
      <span className="number">{id}</span>
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        onBlur={() => setCopied(false)}
        aria-label={controlTexts.copy(id)}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </button>
      <span className="visuallyHidden" role="status">
        {copied ? controlTexts.copied : ''}
      </span>
    </span>
  );
}
