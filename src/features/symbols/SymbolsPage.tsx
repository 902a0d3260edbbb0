import { HiddenFileInput } from '~/ui/form/HiddenFileInput.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconIcons, IconFileZip, IconUpload } from '@tabler/icons-react';
import { useMemo, useRef, useLayoutEffect, type ReactNode } from 'react';
import { filterSymbols, parseSymbolView } from '~/domain/symbol/list.ts';
import { checkSymbolsAccess, checkSymbolUpload } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { symbolsQuery, type OverlaySymbol, saveSymbols } from '~/queries/symbols/symbols.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { NoResults } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { SymbolControls } from './SymbolControls.tsx';
import { SymbolGrid } from './SymbolGrid.tsx';
import styles from './Symbols.module.css';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { openUploadSymbols } from './openUploadSymbols.tsx';
import { useIsLayerActive } from '~/platform/layerStatus.ts';
import { useFileDrop } from '~/platform/useFileDrop.ts';
import { isTypingTarget } from '~/platform/shortcuts/useShortcutListener.ts';

type Props = { readonly found: readonly OverlaySymbol[]; readonly isAll: boolean };

const SaveSymbols = ({ found, isAll }: Props) => (
  <BusyButton
    variant="default"
    size="compact-sm"
    leftSection={<IconFileZip size={15} aria-hidden />}
    onClick={() => saveSymbols(found).ended}
  >
    {isAll ? symbolTexts.saveAll : symbolTexts.saveFound}
  </BusyButton>
);

export const Component = restrictPage(pages.symbols, checkSymbolsAccess, Symbols);

function Symbols() {
  const read = useQuery(symbolsQuery());
  return (
    <DropSymbols>
      <PageHeader title={symbolTexts.title} actions={<ChooseSymbols />} />
      <QueryBoundary read={read} what={symbolTexts.themselves} rows={6}>
        {(all) => <Found all={all} />}
      </QueryBoundary>
    </DropSymbols>
  );
}

function Found({ all }: { readonly all: readonly OverlaySymbol[] }) {
  const [parameters, change] = usePageSearchParams();
  const look = useMemo(() => parseSymbolView(parameters), [parameters]);
  const found = useMemo(() => filterSymbols(all, look.search), [all, look.search]);
  return (
    <>
      <SymbolControls look={look} change={change} />
      <div className={styles.line}>
        <p role="status">{symbolTexts.count(found.length, all.length)}</p>
        {found.length > 0 && <SaveSymbols found={found} isAll={found.length === all.length} />}
      </div>
      {found.length > 0 ? (
        <SymbolGrid found={found} look={look} />
      ) : (
        <NoResults icon={IconIcons} texts={symbolTexts} isEmpty={all.length === 0} to={paths.symbols()} />
      )}
    </>
  );
}

function ChooseSymbols() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <HiddenFileInput
        ref={input}
        multiple
        accept=".png,.svg,.zip"
        aria-label={symbolTexts.choose}
        onChosen={(files) => openUploadSymbols({ files })}
      />
      <PrimaryActionButton
        decision={checkSymbolUpload(useActor())}
        icon={IconUpload}
        onClick={() => input.current?.click()}
      >
        {symbolTexts.upload}
      </PrimaryActionButton>
    </>
  );
}

/** Files on the clipboard. Pasted SVG text counts as a file, except in an input. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  const files = [...(clipboardData?.files ?? [])];
  if (files.length > 0) return files;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return !isTypingTarget(target) && /^<[^]*<\/(?:\w+:)?svg>$/i.test(text)
    ? [new File([text], symbolTexts.pasted)]
    : [];
}

function DropSymbols({ children }: { readonly children: ReactNode }) {
  const canUpload = checkSymbolUpload(useActor()).allowed;
  const takes = useIsLayerActive() && canUpload;
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
  if (!canUpload) return <>{children}</>;
  return (
    <div className="dropZone" {...drop}>
      {children}
      <p className={styles.hint}>{drop['data-over'] ? symbolTexts.dropHere : symbolTexts.drop}</p>
    </div>
  );
}
