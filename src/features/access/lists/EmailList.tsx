import { IconDownload, IconListCheck, IconLock, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { countEmailDomains, filterEmailRows, sortRowsByEmailDomain } from '~/domain/access/emailLists.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { saveFile } from '~/platform/saveFile.ts';
import type { QueryResult } from '~/platform/queryResult.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { AccessLayout } from '../AccessLayout.tsx';
import { SanitizedEmail } from '~/widgets/grants/SanitizedEmail.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import styles from './Lists.module.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { openAccessListUpdate, type AccessListUpdateProps } from './AccessListUpdate.tsx';

type Props<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly path: string;
  /** Further texts that the search looks in. Must be a stable function. */
  readonly wordsOf?: (row: Row) => readonly string[];
  readonly children: (row: Row, index: number) => ReactNode;
};

export function EmailList<Row extends { readonly address: string }>(props: Props<Row>) {
  const { label, rows, path, wordsOf, children } = props;
  const [parameters, change] = usePageSearchParams();
  const [search, domain] = [parameters.get('search') ?? '', parameters.get('domain') ?? ''];
  const domains = useMemo(() => countEmailDomains(rows.map(({ address }) => address)), [rows]);
  const sorted = useMemo(() => sortRowsByEmailDomain(rows), [rows]);
  const found = useMemo(
    () => filterEmailRows(sorted, { search, domain }, wordsOf),
    [sorted, search, domain, wordsOf],
  );
  const counts = new Map(domains.map((each) => [each.domain, each.count]));
  return (
    <>
      <div className={styles.controls} role="search">
        <SearchField
          label={emailListTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect
          label={emailListTexts.domain}
          value={domain}
          neutral=""
          options={['', ...new Set([...counts.keys(), ...(domain ? [domain] : [])])]}
          text={(name) =>
            name === '' ? emailListTexts.allDomains : emailListTexts.domainChoice(name, counts.get(name) ?? 0)
          }
          onChange={(name) => change({ domain: name })}
        />
      </div>
      <FoundRows
        label={label}
        rows={found}
        tally={emailListTexts.count(found.length)}
        empty={{
          image: <IconListCheck size={26} />,
          title: emailListTexts.none,
          text: rows.length === 0 ? emailListTexts.noneYet : emailListTexts.noneFits,
          action: rows.length > 0 && <Link to={path}>{emailListTexts.showAll}</Link>,
        }}
        keyOf={({ address }) => address}
        height={52}
        narrowHeight={60}
      >
        {children}
      </FoundRows>
    </>
  );
}

const ResetCacheButton = ({ list }: Pick<AccessListUpdateProps, 'list'>) => (
  <Button
    variant="default"
    leftSection={<IconRefresh size={16} aria-hidden />}
    onClick={() =>
      openAccessListUpdate({
        title: emailListTexts.resetCache,
        list,
        children: <p>{emailListTexts.resetAbout}</p>,
        calls: [],
        action: emailListTexts.resetCache,
        done: emailListTexts.resetDone,
      })
    }
  >
    {emailListTexts.resetCache}
  </Button>
);

const frameTexts = {
  BLACKLIST: {
    title: emailListTexts.blacklist,
    about: emailListTexts.aboutBlacklist,
    what: emailListTexts.theBlacklist,
    file: emailListTexts.blacklistFile,
    addition: emailListTexts.addAddresses,
  },
  WHITELIST: {
    title: emailListTexts.whitelist,
    about: emailListTexts.aboutWhitelist,
    what: emailListTexts.theWhitelist,
    file: emailListTexts.whitelistFile,
    addition: emailListTexts.addEntry,
  },
};

type ListFrameProps<Rows> = {
  readonly list: keyof typeof frameTexts;
  readonly read: QueryResult<Rows | null>;
  readonly toCsv: () => string;
  readonly onAdd: () => void;
  readonly children: (rows: Rows) => ReactNode;
};

export function AccessListLayout<Rows>({ list, read, toCsv, onAdd, children }: ListFrameProps<Rows>) {
  const { title, about, what, file, addition } = frameTexts[list];
  return (
    <AccessLayout
      title={title}
      tab={list}
      meta={about}
      actions={
        read.data && (
          <>
            <ResetCacheButton list={list} />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => saveFile(new Blob([toCsv()], { type: 'text/csv' }), file)}
            >
              {emailListTexts.csv}
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
              {addition}
            </Button>
          </>
        )
      }
    >
      <QueryBoundary read={read} what={what} rows={10}>
        {(rows) =>
          rows ? children(rows) : <EmptyState image={<IconLock size={26} />} title={emailListTexts.refused} />
        }
      </QueryBoundary>
    </AccessLayout>
  );
}

type AddressLinkProps = {
  readonly address: string;
  readonly to: string;
  readonly index: number;
  readonly isOnBoth: boolean;
};

export const EmailLink = ({ address, to, index, isOnBoth }: AddressLinkProps) => (
  <>
    <Link className={styles.address} to={to} data-index={index} title={escapeInvisibleText(address)}>
      <SanitizedEmail address={address} />
    </Link>
    {isOnBoth && (
      <Badge size="small" colour="amber">
        {emailListTexts.onBothBadge}
      </Badge>
    )}
  </>
);
