import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { subsidiaryName, subsidiaries } from '~/domain/account/subsidiaries.ts';
import {
  assigneeModeLabel,
  assigneeModes,
  configurationSortLabel,
  configurationSorts,
  defaultConfigurationFilter,
  stateFilterChoices,
  listActiveFilters,
  type ConfigurationFilter,
  type ListView,
} from '~/domain/configuration/filter.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationListControlTexts } from '~/domain/words/texts/configurationList.ts';
import { configurationListPath, type useConfigurationFilter } from './configurationListPath.ts';
import { focusFirstConfiguration } from './RowLink.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { getIconProps, type IconName } from '~/ui/iconSprites.ts';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { ListFilterSummary } from '~/ui/list/ListFilterSummary.tsx';
import controls from '~/ui/list/controls.module.css';
import styles from './ListControls.module.css';

const CustomerFilter = lazy(async () => ({ default: (await import('./CustomerFilter.tsx')).CustomerFilter }));

export type ConfigurationFilterProps = {
  readonly filter: ConfigurationFilter;
  readonly change: ReturnType<typeof useConfigurationFilter>[1];
};

export function ListControls({ filter, change }: ConfigurationFilterProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="toolbar" role="search">
      <SearchField
        label={configurationListControlTexts.search}
        value={filter.search}
        onSearch={(search) => change({ search }, { replace: true })}
        onDown={focusFirstConfiguration}
      />
      <button
        type="button"
        className={controls.more}
        {...getIconProps('adjustments')}
        aria-expanded={open}
        aria-controls="list-filters"
        onClick={() => setOpen(!open)}
      >
        {configurationListControlTexts.filters}
      </button>
      <ViewChoice filter={filter} />
      <div className={controls.filters} data-open={open || undefined}>
        {filter.view !== 'BOARD' && (
          <FilterSelect
            label={configurationListControlTexts.state}
            value={filter.state}
            neutral={defaultConfigurationFilter.state}
            options={stateFilterChoices}
            text={(state) => (state === 'ALL' ? configurationListControlTexts.allStates : formatState(state))}
            onChange={(state) => change({ state })}
          />
        )}
        <FilterSelect
          label={configurationListControlTexts.assignee}
          value={filter.assignee}
          neutral={defaultConfigurationFilter.assignee}
          options={assigneeModes}
          text={(mode) => assigneeModeLabel[mode]}
          onChange={(assignee) => change({ assignee })}
        />
        <FilterSelect
          label={configurationListControlTexts.sort}
          value={filter.sort}
          neutral={defaultConfigurationFilter.sort}
          options={configurationSorts}
          text={(sort) => configurationSortLabel[sort]}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <div id="list-filters" className={controls.rest} hidden={!open}>
        {open && (
          <>
            <FilterSelect
              label={configurationListControlTexts.subsidiary}
              value={filter.subsidiary}
              neutral={defaultConfigurationFilter.subsidiary}
              options={subsidiaries}
              text={(subsidiary) => subsidiaryName[subsidiary]}
              onChange={(subsidiary) => change({ subsidiary })}
            />
            <Suspense>
              <CustomerFilter filter={filter} change={change} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  );
}

const views: readonly { readonly view: ListView; readonly label: string; readonly icon: IconName }[] = [
  { view: 'LIST', label: configurationListControlTexts.list, icon: 'list' },
  { view: 'GRID', label: configurationListControlTexts.grid, icon: 'layoutGrid' },
  { view: 'BOARD', label: configurationListControlTexts.board, icon: 'layoutKanban' },
];

const ViewChoice = ({ filter }: { readonly filter: ConfigurationFilter }) => (
  <nav className={`segments ${styles.views}`} aria-label={configurationListControlTexts.layout}>
    {views.map(({ view, label, icon }) => (
      <Link
        key={view}
        to={configurationListPath({ ...filter, view, open: '' })}
        replace
        preventScrollReset
        aria-label={label}
        title={label}
        {...getIconProps(icon)}
        aria-current={filter.view === view ? 'true' : undefined}
      />
    ))}
  </nav>
);

export function FilterChips({
  filter,
  change,
  count,
}: ConfigurationFilterProps & { readonly count: ReactNode }) {
  const { data = [] } = useQuery({ ...accountsQuery(), enabled: filter.accountNumbers.length > 0 });
  const accountName = (accountNumber: string): string => {
    const account = data.find((each) => each.accountNumber === accountNumber);
    return account ? buildAccountLabel(account).name : accountNumber;
  };
  const { view, sort, columns, density } = filter;
  return (
    <ListFilterSummary
      count={count}
      narrowings={listActiveFilters(filter, accountName)}
      onRemove={({ without }) => change(without)}
      cleared={configurationListPath({ ...defaultConfigurationFilter, view, sort, columns, density })}
    />
  );
}
