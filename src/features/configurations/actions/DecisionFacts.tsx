import { IconGitCompare } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { baseRevision, comparisonText } from '~/domain/revision/comparisonAddress.ts';
import { decisionTexts } from '~/domain/words/texts/configurationActions.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { closeModal } from '~/platform/modals.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { OwnChangeList } from '../compare/OwnChangeList.tsx';
import { RevisionReason } from '../compare/RevisionReason.tsx';
import { TransmitterPicture } from './TransmitterPicture.tsx';
import styles from './DecisionFacts.module.css';

/** The greatest number of changes that a question tells one by one. */
const mostChanges = 5;

type Props = { readonly configuration: Configuration };

/** What is known of the revision that is decided about: its picture, the reason given for it, and its changes. */
export function DecisionFacts({ configuration }: Props): ReactElement {
  return (
    <Scroller label={decisionTexts.facts} className={styles.facts}>
      <div className={styles.side}>
        <TransmitterPicture configuration={configuration} />
        <CompareLink configuration={configuration} onFollow={() => closeModal()} />
      </div>
      <div className={styles.words}>
        <RevisionReason configuration={configuration} />
        <OwnChangeList configuration={configuration} most={mostChanges} />
      </div>
    </Scroller>
  );
}

type LinkProps = Props & { readonly onFollow?: () => void };

/** The way to the comparison that matters for a revision; nothing for the first. */
export function CompareLink({ configuration, onFollow }: LinkProps): ReactElement | null {
  const { configurationId, revision: after, revisions } = configuration;
  const before = baseRevision(revisions, after);
  if (before === undefined) return null;
  return (
    <Link
      className={styles.compare}
      to={paths.configuration(configurationId, after, { compare: comparisonText({ before, after }) })}
      onClick={onFollow}
    >
      <IconGitCompare size={15} aria-hidden />
      {decisionTexts.compare(before, after)}
    </Link>
  );
}
