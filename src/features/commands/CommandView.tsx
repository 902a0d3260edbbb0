import { IconPencil } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import {
  argumentsOf,
  argumentText,
  commandClassText,
  commandText,
  signatureOf,
} from '~/domain/command/command.ts';
import { mayChangeCommands } from '~/domain/command/permission.ts';
import { deviceTypeText } from '~/domain/product/families.ts';
import { commandListTexts, commandPageTexts } from '~/domain/words/texts/commands.ts';
import { paths } from '~/paths.ts';
import type { CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { takeFocus } from '~/platform/focus/focus.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { commandPath } from './commandPath.ts';

type Props = { readonly command: CommandRow };
type ViewProps = Props & {
  /** Whether it takes the place of the form, and with it the focus. */
  readonly isAfterEdit: boolean;
};

/** One command: how it is written, and the firmware that knows it. */
export function CommandView({ command, isAfterEdit }: ViewProps): ReactElement {
  const navigate = useNavigate();
  const { catalogue, commandClass, commandState, description } = command;
  const types = argumentsOf(command);
  return (
    <>
      <PageHeader
        title={commandText(command)}
        trail={[
          { label: commandListTexts.title, to: paths.commands() },
          { label: catalogue, to: paths.command(catalogue) },
        ]}
        state={<StateLabel state={commandState} />}
        actions={
          <VerdictButton
            verdict={mayChangeCommands(useActor(), 'commandInsertOrUpdate')}
            variant="filled"
            size="sm"
            ref={isAfterEdit ? takeFocus : undefined}
            leftSection={<IconPencil size={17} aria-hidden />}
            onClick={() => void navigate(commandPath(command, { edit: 'yes' }))}
          >
            {commandPageTexts.edit}
          </VerdictButton>
        }
      />
      <div className="stack">
        <Panel title={commandPageTexts.facts}>
          <LabelValueTable
            caption={commandPageTexts.facts}
            rows={[
              { label: commandPageTexts.signature, value: signatureOf(command) },
              { label: commandPageTexts.description, value: description },
              { label: commandPageTexts.class, value: commandClassText(commandClass) },
              {
                label: commandPageTexts.arguments,
                value:
                  types.length === 0 ? commandPageTexts.noArguments : types.map(argumentText).join(' · '),
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

function Firmware({ command }: Props): ReactElement {
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
              <span className="soft">{deviceTypeText(deviceType)}</span>
            </th>
            <td>{fromVersion}</td>
            <td>{toVersion ?? commandPageTexts.newest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
