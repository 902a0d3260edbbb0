import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { otherRevisionText } from '~/domain/revision/pendingRevision.ts';
import { pendingRevision, workingRevisionName } from '~/domain/revision/revision.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import styles from './OtherRevision.module.css';

/** The strip that says that the working revision is another one than the page shows, with the way to it. */
export function OtherRevision({
  configuration,
}: {
  readonly configuration: Configuration;
}): ReactElement | null {
  const { configurationId, revision: shown, revisions, configurationState: state } = configuration;
  const [parameters] = useSearchParams();
  const working = workingRevisionName(configuration);
  if (working === shown) return null;
  const isPending = pendingRevision(revisions)?.revisionName === working;
  const tab = parameters.get('tab') ?? undefined;
  return (
    <div className={styles.strip} role="note">
      <IconInfoCircle size={17} aria-hidden />
      <p>{otherRevisionText.says({ shown, working, isPending, state })}</p>
      <Link to={paths.configuration(configurationId, working, { tab })}>
        {otherRevisionText.way(working)}
      </Link>
    </div>
  );
}
