import { Missing } from '~/ui/EmptyState.tsx';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import {
  isCommandCatalogue,
  listArgumentTypes,
  formatArgumentType,
  formatCommandClass,
  formatCommand,
  formatSignature,
} from '~/domain/command/command.ts';
import { parseCommandFilter } from '~/domain/command/listFilter.ts';
import { commandListTexts, commandPageTexts } from '~/domain/words/texts/commands.ts';
import { commandsQuery, type CommandRow } from '~/queries/commands/commands.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { CommandForm } from './CommandForm.tsx';
import { CommandList } from './CommandList.tsx';
import { IconPencil } from '@tabler/icons-react';
import { checkCommandChange, checkCommandsAccess } from '~/domain/command/permission.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { focusOnMount } from '~/platform/focus/focus.ts';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { commandPath } from './commandPath.ts';

export const Component = restrictPage(pages.commands, checkCommandsAccess, CommandPages);

function CommandPages() {
  const { catalogue = '', name } = useParams();
  const { search } = usePageLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  if (!isCommandCatalogue(catalogue)) return <CommandNotFound />;
  if (name === undefined) return <CommandList filter={parseCommandFilter(query, catalogue)} />;
  return <Named catalogue={catalogue} name={name} isEdited={query.has('edit')} />;
}

const CommandNotFound = () => (
  <Missing
    isPage
    title={commandPageTexts.missing}
    text={commandPageTexts.missingAbout}
    to={paths.commands()}
    wayOn={commandPageTexts.toList}
  />
);

type NamedProps = { readonly catalogue: string; readonly name: string; readonly isEdited: boolean };

function Named({ catalogue, name, isEdited }: NamedProps) {
  const read = useQuery(commandsQuery());
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  return (
    <QueryBoundary read={read} what={commandListTexts.failed} rows={6} hasHead>
      {(all) => {
        const command = all.find((each) => each.catalogue === catalogue && each.name === name);
        if (!command) return <CommandNotFound />;
        return isEdited ? (
          <CommandForm key={`${catalogue}:${name}`} command={command} />
        ) : (
          <CommandView command={command} isAfterEdit={wasEdited} />
        );
      }}
    </QueryBoundary>
  );
}

type Props = { readonly command: CommandRow };
type ViewProps = Props & {
  /** True after the form was closed: the view then takes the focus. */
  readonly isAfterEdit: boolean;
};

function CommandView({ command, isAfterEdit }: ViewProps) {
  const { catalogue, commandClass, commandState, description } = command;
  const types = listArgumentTypes(command);
  return (
    <>
      <PageHeader
        title={formatCommand(command)}
        trail={[
          { label: commandListTexts.title, to: paths.commands() },
          { label: catalogue, to: paths.command(catalogue) },
        ]}
        state={<StateLabel state={commandState} />}
        actions={
          <PrimaryActionButton
            decision={checkCommandChange(useActor(), 'commandInsertOrUpdate')}
            ref={isAfterEdit ? focusOnMount : undefined}
            icon={IconPencil}
            to={commandPath(command, { edit: 'yes' })}
          >
            {commandPageTexts.edit}
          </PrimaryActionButton>
        }
      />
      <div className="stack">
        <Panel title={commandPageTexts.facts}>
          <LabelValueTable
            caption={commandPageTexts.facts}
            rows={[
              { label: commandPageTexts.signature, value: formatSignature(command) },
              { label: commandPageTexts.description, value: description },
              { label: commandPageTexts.class, value: formatCommandClass(commandClass) },
              {
                label: commandPageTexts.arguments,
                value:
                  types.length === 0
                    ? commandPageTexts.noArguments
                    : types.map(formatArgumentType).join(' · '),
              },
            ]}
          />
        </Panel>
        <Panel title={commandPageTexts.firmware}>
          <Firmware command={command} />
        </Panel>
      </div>
    </>
  );
}

function Firmware({ command }: Props) {
  if (command.firmwareInfos.length === 0) return <p className="soft">{commandPageTexts.noFirmware}</p>;
  return (
    <table className="table number">
      <thead>
        <tr>
          <th scope="col">{commandPageTexts.firmware}</th>
          <th scope="col">{commandPageTexts.from}</th>
          <th scope="col">{commandPageTexts.to}</th>
        </tr>
      </thead>
      <tbody>
        {command.firmwareInfos.map(({ productFamily, deviceType, firmwareName, fromVersion, toVersion }) => (
          <tr key={`${productFamily}/${deviceType}/${firmwareName}/${fromVersion}`}>
            <th scope="row">
              <FamilyBadge family={productFamily} size="small" /> {firmwareName}{' '}
              <span className="soft">{formatDeviceType(deviceType)}</span>
            </th>
            <td>{fromVersion}</td>
            <td>{toVersion ?? commandPageTexts.newest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
