import { useQuery } from '@tanstack/react-query';
import { IconIcons } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { foundSymbols, symbolLookFrom } from '~/domain/symbol/list.ts';
import { mayOpenSymbols } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { symbols, type OverlaySymbol } from '~/queries/symbols/symbols.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { AccessWall, EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { ChooseSymbols } from './ChooseSymbols.tsx';
import { DropSymbols } from './DropSymbols.tsx';
import { SaveSymbols } from './SaveSymbols.tsx';
import { SymbolControls } from './SymbolControls.tsx';
import { SymbolWall } from './SymbolWall.tsx';
import styles from './Symbols.module.css';

/** The overlay symbols, for those who may see them. */
export function Component(): ReactElement {
  const verdict = mayOpenSymbols(useActor());
  return verdict.allowed ? <Symbols /> : <AccessWall page={pages.symbols.title} reason={verdict.reason} />;
}

function Symbols(): ReactElement {
  const read = useQuery(symbols());
  return (
    <DropSymbols>
      <PageHeader title={symbolTexts.title} actions={<ChooseSymbols />} />
      <Answer read={read} what={symbolTexts.themselves} waiting={<ListSkeleton rows={6} />}>
        {(all) => <Found all={all} />}
      </Answer>
    </DropSymbols>
  );
}

function Found({ all }: { readonly all: readonly OverlaySymbol[] }): ReactElement {
  const [parameters, change] = useAddressQuery();
  const look = useMemo(() => symbolLookFrom(parameters), [parameters]);
  const found = useMemo(() => foundSymbols(all, look.search), [all, look.search]);
  return (
    <>
      <SymbolControls look={look} change={change} />
      <div className={styles.line}>
        <p role="status">{symbolTexts.count(found.length, all.length)}</p>
        {found.length > 0 && <SaveSymbols found={found} isAll={found.length === all.length} />}
      </div>
      {found.length > 0 ? (
        <SymbolWall found={found} look={look} />
      ) : (
        <div className={styles.panel}>
          <EmptyState
            image={<IconIcons size={26} />}
            title={symbolTexts.none}
            text={all.length === 0 ? symbolTexts.noneAbout : symbolTexts.noneFits}
            action={all.length > 0 && <Link to={paths.symbols()}>{symbolTexts.showAll}</Link>}
          />
        </div>
      )}
    </>
  );
}
