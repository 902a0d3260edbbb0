import { useQuery } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatCommand, formatCommandClass, formatSignature } from '~/domain/command/command.ts';
import { filterCommands, isCommandFilterActive, type CommandFilter } from '~/domain/command/listFilter.ts';
import { checkCommandChange } from '~/domain/command/permission.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { paths } from '~/paths.ts';
import { commandsQuery, type CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { CommandControls } from './CommandControls.tsx';
import { CommandGrid } from './CommandGrid.tsx';
import { newCommandPath, commandPath } from './commandPath.ts';
import styles from './Commands.module.css';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { Badge } from '~/ui/Badge.tsx';

type Props = { readonly filter: CommandFilter };

export function CommandList({ filter }: Props) {
  const read = useQuery(commandsQuery());
  const { catalogue } = filter;
  return (
    <>
      <PageHeader
        title={catalogue === '' ? commandListTexts.title : commandListTexts.ofCatalogue(catalogue)}
        trail={catalogue === '' ? [] : [{ label: commandListTexts.title, to: paths.commands() }]}
        actions={
          <PrimaryActionButton
            decision={checkCommandChange(useActor(), 'commandInsertOrUpdate')}
            to={newCommandPath(filter)}
          >
            {commandListTexts.create}
          </PrimaryActionButton>
        }
      />
      <CommandControls filter={filter} all={read.data ?? []} />
      <QueryBoundary read={read} what={commandListTexts.failed} rows={12} hasHead>
        {(all) => <Rows all={all} shown={filterCommands(all, filter)} filter={filter} />}
      </QueryBoundary>
    </>
  );
}

type RowsProps = Props & { readonly all: readonly CommandRow[]; readonly shown: readonly CommandRow[] };

const Rows = ({ all, shown, filter }: RowsProps) => (
  <>
    <div className="statusLine">
      <p role="status">{commandListTexts.count(shown.length)}</p>
      {isCommandFilterActive(filter) && <Link to={paths.commands()}>{commandListTexts.noFilter}</Link>}
    </div>
    {shown.length === 0 && (
      <EmptyState
        image={<IconTerminal2 size={26} />}
        title={commandListTexts.none}
        text={commandListTexts.noneAbout}
      />
    )}
    {shown.length > 0 && filter.view === 'GRID' && <CommandGrid all={all} shown={shown} />}
    {shown.length > 0 && filter.view === 'LIST' && (
      <WindowedRows
        label={commandListTexts.title}
        rows={shown}
        keyOf={formatCommand}
        height={54}
        narrowHeight={92}
      >
        {(command, index) => <CommandRowContent command={command} index={index} />}
      </WindowedRows>
    )}
  </>
);

type CommandRowContentProps = { readonly command: CommandRow; readonly index: number };

function CommandRowContent({ command, index }: CommandRowContentProps) {
  const name = formatCommand(command);
  return (
    <div className={styles.row} data-inactive={command.commandState === 'INACTIVE' || undefined}>
      <span className={styles.name}>
        <Link className="titleLink" to={commandPath(command)} data-index={index}>
          {name}
        </Link>
        <code>{formatSignature(command).slice(name.length)}</code>
      </span>
      <span className={styles.about} title={command.description}>
        {command.description}
      </span>
      <span className="flowEnd">
        <Badge size="small">{formatCommandClass(command.commandClass)}</Badge>
        {command.commandState !== 'ACTIVE' && (
          <Badge size="small" colour="amber">
            {formatState(command.commandState)}
          </Badge>
        )}
      </span>
    </div>
  );
}
