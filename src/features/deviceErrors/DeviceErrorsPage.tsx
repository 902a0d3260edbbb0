import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { checkDeviceErrorsAccess } from '~/domain/resource/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  parseDeviceErrorFilter,
  listErrorFamilies,
  filterDeviceErrors,
  listErrorSeverities,
  type DeviceErrorFilter,
} from '~/domain/resource/deviceErrorFilter.ts';
import type { DeviceError } from '~/domain/resource/deviceErrors.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { deviceErrorsQuery } from '~/queries/resources/resources.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { buildEmptyStateProps } from '~/ui/EmptyState.tsx';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { InvalidDeviceErrors, SeverityBadge } from './BrokenParts.tsx';
import styles from './Errors.module.css';
import tabs from '~/ui/tabs.module.css';

export const Component = restrictPage(pages.deviceErrors, checkDeviceErrorsAccess, DeviceErrorList);

export function DeviceErrorList({ family }: { readonly family?: string }) {
  return (
    <>
      <PageHeader
        title={family ?? deviceErrorTexts.errors}
        trail={family ? [{ label: deviceErrorTexts.errors, to: paths.deviceErrors() }] : []}
      />
      <List family={family} />
    </>
  );
}

function List({ family }: { readonly family: string | undefined }) {
  const read = useQuery(deviceErrorsQuery());
  const [parameters] = usePageSearchParams();
  const filter = useMemo(() => parseDeviceErrorFilter(parameters, family), [parameters, family]);
  return (
    <QueryBoundary read={read} what={deviceErrorTexts.themselves} rows={12}>
      {(list) => (
        <>
          <InvalidDeviceErrors list={list} />
          <Controls errors={list.errors} filter={filter} />
          <Found errors={list.errors} filter={filter} />
        </>
      )}
    </QueryBoundary>
  );
}

type FoundProps = { readonly errors: readonly DeviceError[]; readonly filter: DeviceErrorFilter };

function Controls({ errors, filter }: FoundProps) {
  const [, change] = usePageSearchParams();
  const { search, severity, family } = filter;
  const families = useMemo(() => listErrorFamilies(errors), [errors]);
  const severities = useMemo(() => ['', ...listErrorSeverities(errors)], [errors]);
  const query = { search, severity };
  return (
    <>
      <nav className={tabs.tabs} aria-label={deviceErrorTexts.families}>
        <Link to={paths.deviceErrors(query)} aria-current={family === '' ? 'page' : undefined}>
          {deviceErrorTexts.allFamilies}
        </Link>
        {families.map((each) => (
          <Link
            key={each}
            to={paths.deviceError(each, undefined, query)}
            aria-current={each.toUpperCase() === family.toUpperCase() ? 'page' : undefined}
          >
            {each}
          </Link>
        ))}
      </nav>
      <div className="toolbar" role="search">
        <SearchField
          label={deviceErrorTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect
          label={deviceErrorTexts.severity}
          value={severity}
          neutral=""
          options={severities}
          text={(each) =>
            each === '' ? deviceErrorTexts.allSeverities : deviceErrorTexts.severityText(each)
          }
          onChange={(next) => change({ severity: next })}
        />
      </div>
    </>
  );
}

function Found({ errors, filter }: FoundProps) {
  const found = useMemo(() => filterDeviceErrors(errors, filter), [errors, filter]);
  return (
    <FoundRows
      tally={deviceErrorTexts.count(found.length, errors.length)}
      empty={buildEmptyStateProps({
        icon: IconAlertTriangle,
        texts: deviceErrorTexts,
        isEmpty: errors.length === 0,
        to: paths.deviceErrors(),
      })}
      label={deviceErrorTexts.errors}
      rows={found}
      keyOf={({ productFamily, errorId }) => `${productFamily} ${errorId}`}
      height={60}
      narrowHeight={116}
    >
      {(error, index) => <Row error={error} index={index} />}
    </FoundRows>
  );
}

function Row({ error, index }: { readonly error: DeviceError; readonly index: number }) {
  const { productFamily, errorId, title, text, severity } = error;
  return (
    <div className={styles.line}>
      <span>
        <FamilyBadge family={productFamily} size="small" />
      </span>
      <span className="number">
        <Link
          className="titleLink"
          to={paths.deviceError(productFamily, errorId)}
          data-index={index}
          data-row={errorId}
        >
          {errorId}
        </Link>
      </span>
      <span className={styles.words}>
        <strong>{title || deviceErrorTexts.noTitle}</strong>
        <span title={text}>{text}</span>
      </span>
      <span className={styles.severity}>
        <SeverityBadge severity={severity} />
      </span>
    </div>
  );
}
