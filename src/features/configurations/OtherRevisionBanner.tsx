import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { otherRevisionTexts } from '~/domain/revision/pendingRevision.ts';
import { findPendingRevision, getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { paths } from '~/paths.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './OtherRevisionBanner.module.css';

export function OtherRevisionBanner({ subject }: { readonly subject: Configuration }) {
  const { configurationId, revision: shown, revisions, configurationState: state } = subject;
  const [parameters] = useSearchParams();
  const working = getWorkingRevisionName(subject);
  if (working === shown) return null;
  const isPending = findPendingRevision(revisions)?.revisionName === working;
  const tab = parameters.get('tab') ?? undefined;
  return (
    <div className={styles.strip} role="note">
      <IconInfoCircle size={17} aria-hidden />
      <p>{otherRevisionTexts.says({ shown, working, isPending, state })}</p>
      <Link to={paths.configuration(configurationId, working, { tab })}>
        {otherRevisionTexts.way(working)}
      </Link>
    </div>
  );
}

/** The working revision, about which decisions are made; fetched if another revision is shown. */
export function useWorkingRevision(shown: Configuration) {
  const revision = getWorkingRevisionName(shown);
  const isShown = revision === shown.revision;
  const read = useQuery({ ...configurationQuery(shown.configurationId, revision), enabled: !isShown });
  return {
    revision,
    configuration: isShown ? shown : (read.data ?? undefined),
    failed: !isShown && (read.data === null || (read.isError && read.data === undefined)),
    read,
  };
}
