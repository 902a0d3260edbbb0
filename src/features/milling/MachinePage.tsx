import { Entry, EntryList } from '~/ui/list/EntryList.tsx';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { Link, useParams } from 'react-router';
import { machineFormSchema, filterMacrosByMachine, checkMachineDeletion } from '~/domain/milling/milling.ts';
import { withMillingAccess, MillingLayout, millingTabs, useMillingChangeDecision } from './MillingLayout.tsx';
import { confirmDeleteMachine } from './millingConfirmations.ts';
import { updateNamesIfUnchanged } from './updateMillingIfUnchanged.ts';
import { NameNoteForm } from './NameNoteForm.tsx';
import { paths } from '~/paths.ts';
import {
  fetchFreshMachine,
  machinesQuery,
  macrosQuery,
  updateMachineMutation,
  type Machine,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { formatMachineLabel } from '~/domain/scan/machineLabel.ts';
import styles from './MachineLabel.module.css';
import JsBarcode from 'jsbarcode';

type Bar = { readonly at: number; readonly width: number };
type Encoded = { encodings?: readonly { readonly data: string }[] };

/** Quiet zone of Code 128 in modules, on either side of the bars. */
const quiet = 10;

/**
 * Encodes a text as Code 128: bars in modules from the left, total width in modules including the quiet
 * zones.
 */
export function encodeCode128(text: string): { readonly modules: number; readonly bars: readonly Bar[] } {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  const data = (encoded.encodings ?? []).map((each) => each.data).join('');
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: run }) => ({
    at: index + quiet,
    width: run.length,
  }));
  return { modules: data.length + 2 * quiet, bars };
}

type Props = { readonly machineId: string; readonly name: string };

/** Printable label of a machine; scanning it makes the machine the person's default. */
function MachineLabel({ machineId, name }: Props) {
  const text = formatMachineLabel(machineId);
  return (
    <Panel
      title={machineTexts.label}
      actions={
        text !== undefined && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={15} aria-hidden />}
            onClick={() => print()}
          >
            {machineTexts.printLabel}
          </Button>
        )
      }
    >
      {text === undefined ? (
        <p className="tally">{machineTexts.noLabel}</p>
      ) : (
        <>
          <p className="tally">{machineTexts.labelAbout}</p>
          <figure className={styles.label} data-print>
            <Bars text={text} />
            <figcaption>
              <strong>{name}</strong>
              <span className="number">{text}</span>
            </figcaption>
          </figure>
        </>
      )}
    </Panel>
  );
}

function Bars({ text }: { readonly text: string }) {
  const { modules, bars } = encodeCode128(text);
  return (
    <svg
      role="img"
      aria-label={machineTexts.labelOf(text)}
      viewBox={`0 0 ${modules} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {bars.map(({ at, width }) => (
        <rect key={at} x={at} y={0} width={width} height={40} />
      ))}
    </svg>
  );
}

export const Component = withMillingAccess(machineTexts.machine, MachineContent);

function MachineContent() {
  const { machineId = '' } = useParams();
  const read = useQuery(machinesQuery());
  const machine = read.data?.find(({ id }) => id === machineId);
  return (
    <MillingLayout
      title={machine?.name ?? machineTexts.machine}
      trail={[millingTabs.machines]}
      actions={machine && <Delete machine={machine} />}
    >
      <QueryBoundary read={read} what={machineTexts.oneFailed} rows={4}>
        {() =>
          machine ? (
            <div className="stack">
              <Facts key={machine.id} machine={machine} />
              <MachineLabel machineId={machine.id} name={machine.name} />
              <MadeFor machine={machine} />
            </div>
          ) : (
            <Missing
              text={millingTexts.deleted}
              title={machineTexts.missing}
              to={paths.milling.machines()}
              wayOn={machineTexts.toMachines}
            />
          )
        }
      </QueryBoundary>
    </MillingLayout>
  );
}

function Delete({ machine }: { readonly machine: Machine }) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const { data } = useQuery(macrosQuery());
  const role = useMillingChangeDecision();
  return (
    <GuardedButton
      decision={role.allowed ? checkMachineDeletion(data, machine.id) : role}
      size="sm"
      onClick={() =>
        confirmDeleteMachine({ client, machine, onDeleted: () => onward(paths.milling.machines()) })
      }
    >
      {commonTexts.delete}
    </GuardedButton>
  );
}

function Facts({ machine }: { readonly machine: Machine }) {
  const { id: machineId, name, note } = machine;
  const client = useQueryClient();
  return (
    <NameNoteForm
      title={machineTexts.heading}
      schema={machineFormSchema}
      now={{ name, note }}
      draft={`millingMachine.${machineId}`}
      cancel={paths.milling.machines()}
      save={(body, baseline, isOpen) =>
        updateNamesIfUnchanged({ name, baseline, read: () => fetchFreshMachine(client, machineId) })(
          isOpen,
          () => executeMutation(client, updateMachineMutation(client), { path: { machineId }, body }),
        )
      }
    />
  );
}

function MadeFor({ machine }: { readonly machine: Machine }) {
  const read = useQuery(macrosQuery());
  return (
    <Panel title={machineTexts.macrosFor} flush>
      <QueryBoundary read={read} what={machineTexts.macrosFor} rows={2}>
        {(all) => (
          <EntryList
            label={machineTexts.macrosFor}
            items={filterMacrosByMachine(all, machine.id)}
            empty={{ title: machineTexts.noMacros, text: machineTexts.noMacrosAbout }}
          >
            {({ id, name, note, versions }) =>
              versions
                .filter(({ machineId }) => machineId === machine.id)
                .map((version) => (
                  <Entry
                    key={`${id} ${version.id}`}
                    name={
                      <Link to={paths.milling.macroVersion(id, version.id)}>
                        {machineTexts.macroVersion(name, version.revision)}
                      </Link>
                    }
                    note={note}
                  >
                    <StateLabel state={version.state} size="small" />
                  </Entry>
                ))
            }
          </EntryList>
        )}
      </QueryBoundary>
    </Panel>
  );
}
