import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayDeleteMacroVersion } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { paths } from '~/paths.ts';
import { machines, type Macro, type MacroVersion } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { askDeleteVersion } from './millingQuestions.ts';
import styles from './Milling.module.css';

type Props = { readonly macro: Macro };

/** The versions of a macro, each for one machine. */
export function MacroVersions({ macro }: Props): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  return (
    <Panel
      title={macroTexts.versions}
      flush
      actions={
        <VerdictButton
          verdict={mayAdministerMilling(units)}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => void navigate(paths.milling.macroVersionForm(macro.id))}
        >
          {macroTexts.createVersion}
        </VerdictButton>
      }
    >
      {macro.versions.length === 0 ? (
        <EmptyState title={macroTexts.noVersions} text={macroTexts.noVersionsAbout} />
      ) : (
        <ul className={`${styles.list} ${styles.plain}`} aria-label={macroTexts.versions}>
          {macro.versions.map((version) => (
            <Row key={version.id} macro={macro} version={version} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ macro, version }: Props & { readonly version: MacroVersion }): ReactElement {
  const client = useQueryClient();
  const { units } = useMe();
  const { data: known = [] } = useQuery(machines());
  const machine = known.find(({ id }) => id === version.machineId);
  const name = macroTexts.revisionName(version.revision);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link to={paths.milling.macroVersion(macro.id, version.id)}>{name}</Link>
        <StateLabel state={version.state} size="small" />
      </span>
      <span className={styles.note}>
        {machine ? (
          <Link to={paths.milling.machine(machine.id)}>{machine.name}</Link>
        ) : (
          macroTexts.unknownMachine
        )}
      </span>
      <span className={styles.end}>
        {mayAdministerMilling(units).allowed && (
          <VerdictButton
            verdict={mayDeleteMacroVersion(version)}
            variant="default"
            size="xs"
            aria-label={macroTexts.deleteVersion(version.revision)}
            onClick={() => askDeleteVersion({ client, macro, version })}
          >
            {commonTexts.delete}
          </VerdictButton>
        )}
      </span>
    </li>
  );
}
