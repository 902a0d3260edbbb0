import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { mayUploadSymbols } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { useActor } from '~/session/me.ts';
import { useInUse } from '~/platform/inFront.ts';
import { useFileDrop } from '~/platform/useFileDrop.ts';
import { isTyping } from '~/platform/shortcuts/isTyping.ts';
import { openUploadSymbols } from './openUploadSymbols.tsx';
import styles from './Symbols.module.css';

/** Files on a clipboard; the text of a drawing is one too, unless it is pasted where somebody types. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  const files = [...(clipboardData?.files ?? [])];
  if (files.length > 0) return files;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return !isTyping(target) && /^<[^]*<\/(?:\w+:)?svg>$/i.test(text)
    ? [new File([text], symbolTexts.pasted)]
    : [];
}

/** Takes files of symbols that are dropped on the page or pasted into it. */
export function DropSymbols({ children }: { readonly children: ReactNode }): ReactElement {
  const mayUpload = mayUploadSymbols(useActor()).allowed;
  const takes = useInUse() && mayUpload;
  const drop = useFileDrop((files) => openUploadSymbols({ files }));
  useLayoutEffect(() => {
    if (!takes) return undefined;
    const paste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      openUploadSymbols({ files });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takes]);
  if (!mayUpload) return <>{children}</>;
  return (
    <div className={styles.page} {...drop}>
      {children}
      <p className={styles.hint}>{drop['data-over'] ? symbolTexts.dropHere : symbolTexts.drop}</p>
    </div>
  );
}
