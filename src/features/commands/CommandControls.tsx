import { Link, useNavigate } from 'react-router';
import { formatCommandClass, type Command } from '~/domain/command/command.ts';
import { parseFirmwareKey, formatFirmwareKey, parseFirmwareTarget } from '~/domain/command/firmwareInfo.ts';
import {
  listCommandFilterChoices,
  commandViews,
  listFirmwareKeys,
  type CommandFilter,
} from '~/domain/command/listFilter.ts';
import { compareVersionTexts } from '~/domain/product/version.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { config } from '~/config.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { commandListPath } from './commandPath.ts';

type Props = { readonly filter: CommandFilter; readonly all: readonly Command[] };

const orAll = (text: (value: string) => string, all: string) => (value: string) =>
  value === '' ? all : text(value);

const filters = [
  {
    name: 'catalogue',
    label: commandListTexts.catalogue,
    text: orAll((each) => each, commandListTexts.allCatalogues),
  },
  {
    name: 'commandClass',
    label: commandListTexts.class,
    text: orAll(formatCommandClass, commandListTexts.allClasses),
  },
  {
    name: 'commandState',
    label: commandListTexts.state,
    text: orAll(formatState, commandListTexts.allStates),
  },
] as const;

export function CommandControls({ filter, all }: Props) {
  const navigate = useNavigate();
  const choices = listCommandFilterChoices(config.productCode);
  const change = (next: Partial<CommandFilter>, replace = false): void =>
    void navigate(commandListPath({ ...filter, ...next }), { replace, preventScrollReset: true });
  return (
    <div className="toolbar" role="search">
      <SearchField
        label={commandListTexts.search}
        value={filter.search}
        onSearch={(search) => change({ search }, true)}
        onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
      />
      {filters.map(({ name, label, text }) => (
        <FilterSelect<string>
          key={name}
          label={label}
          value={filter[name]}
          neutral=""
          options={choices[name]}
          text={text}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <FirmwareFilter firmware={filter.firmware} all={all} onChange={(firmware) => change({ firmware })} />
      <ViewChoice filter={filter} />
    </div>
  );
}

const viewTexts = { LIST: commandListTexts.asList, GRID: commandListTexts.asGrid } as const;

const ViewChoice = ({ filter }: Pick<Props, 'filter'>) => (
  <nav className="segments" aria-label={commandListTexts.view}>
    {commandViews.map((view) => (
      <Link
        key={view}
        to={commandListPath({ ...filter, view })}
        preventScrollReset
        aria-current={filter.view === view ? 'true' : undefined}
      >
        {viewTexts[view]}
      </Link>
    ))}
  </nav>
);

type FirmwareProps = {
  readonly firmware: string;
  readonly all: readonly Command[];
  readonly onChange: (firmware: string) => void;
};

const versionsOf = (all: readonly Command[], key: string): readonly string[] =>
  [
    ...new Set(
      all.flatMap(({ firmwareInfos }) =>
        firmwareInfos.flatMap((info) =>
          formatFirmwareKey(info) === key ? [info.fromVersion, info.toVersion ?? info.fromVersion] : [],
        ),
      ),
    ),
  ].toSorted((one, other) => compareVersionTexts(other, one));

function FirmwareFilter({ firmware, all, onChange }: FirmwareProps) {
  const named = parseFirmwareKey(firmware);
  const key = named ? formatFirmwareKey(named) : '';
  const version = parseFirmwareTarget(firmware)?.version ?? '';
  const keys = listFirmwareKeys(all);
  return (
    <>
      <FilterSelect<string>
        label={commandListTexts.firmware}
        value={key}
        neutral=""
        options={['', ...(key === '' || keys.includes(key) ? keys : [key, ...keys])]}
        text={orAll((each) => parseFirmwareKey(each)?.firmwareName ?? each, commandListTexts.allFirmware)}
        onChange={onChange}
      />
      {key !== '' && (
        <FilterSelect<string>
          label={commandListTexts.version}
          value={version}
          neutral=""
          options={['', ...new Set([...(version === '' ? [] : [version]), ...versionsOf(all, key)])]}
          text={orAll((each) => each, commandListTexts.anyVersion)}
          onChange={(chosen) => onChange(chosen === '' ? key : `${key}/${chosen}`)}
        />
      )}
    </>
  );
}
