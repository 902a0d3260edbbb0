import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { commandClassText, commandText, signatureOf } from '~/domain/command/command.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import type { CommandRow } from '~/queries/commands/commands.ts';
import { Badge } from '~/ui/Badge.tsx';
import { commandPath } from './commandPath.ts';
import styles from './Commands.module.css';

type Props = { readonly command: CommandRow; readonly index: number };

/** A command in the list: its name with its arguments, class, state, and what it does. */
export function CommandRowContent({ command, index }: Props): ReactElement {
  const name = commandText(command);
  return (
    <div className={styles.row} data-inactive={command.commandState === 'INACTIVE' || undefined}>
      <span className={styles.name}>
        <Link to={commandPath(command)} data-index={index}>
          {name}
        </Link>
        <code>{signatureOf(command).slice(name.length)}</code>
      </span>
      <span className={styles.about} title={command.description}>
        {command.description}
      </span>
      <span className={styles.end}>
        <Badge size="small">{commandClassText(command.commandClass)}</Badge>
        {command.commandState !== 'ACTIVE' && (
          <Badge size="small" colour="amber">
            {stateText(command.commandState)}
          </Badge>
        )}
      </span>
    </div>
  );
}
