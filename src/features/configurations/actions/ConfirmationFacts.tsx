import { IconGitCompare } from '@tabler/icons-react';
import { Link } from 'react-router';
import { getBaseRevision, formatRevisionPair } from '~/domain/revision/revisionPair.ts';
import { configurationDecisionTexts } from '~/domain/words/texts/configurationActions.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { closeModal } from '~/platform/modals.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import {
  RevisionReason,
  ChangeList,
  RetryButton,
  useRevisionChanges,
  type RevisionChanges,
} from '../compare/ChangeList.tsx';
import { findTransmitterView } from '~/domain/file/artefactViews.ts';
import { getPlaceholderDrawing } from '~/domain/product/deviceShape.ts';
import { useViewer } from '~/session/me.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { revisionChangeTexts } from '~/domain/words/texts/comparison.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from './ConfirmationFacts.module.css';

const maxChanges = 5;

type Props = { readonly configuration: Configuration };

export const ConfirmationFacts = ({ configuration }: Props) => (
  <Scroller label={configurationDecisionTexts.facts} className={styles.facts}>
    <div className={styles.side}>
      <TransmitterPicture configuration={configuration} />
      <CompareRevisionsLink configuration={configuration} onFollow={() => closeModal()} />
    </div>
    <div className={styles.words}>
      <RevisionReason configuration={configuration} />
      <RevisionChangeList configuration={configuration} limit={maxChanges} />
    </div>
  </Scroller>
);

type LinkProps = Props & { readonly onFollow?: () => void };

export function CompareRevisionsLink({ configuration, onFollow }: LinkProps) {
  const { configurationId, revision: after, revisions } = configuration;
  const before = getBaseRevision(revisions, after);
  if (before === undefined) return null;
  return (
    <Link
      className={styles.compare}
      to={paths.configuration(configurationId, after, { compare: formatRevisionPair({ before, after }) })}
      onClick={onFollow}
    >
      <IconGitCompare size={15} aria-hidden />
      {configurationDecisionTexts.compare(before, after)}
    </Link>
  );
}

export function TransmitterPicture({ configuration }: Props) {
  const { file, productConfigurationId = '' } = findTransmitterView(configuration, useViewer());
  return (
    <DevicePicture
      productConfigurationId={productConfigurationId}
      view={file}
      alt={configurationDecisionTexts.picture(productConfigurationId)}
      drawing={getPlaceholderDrawing(configuration)}
    />
  );
}

export function RevisionChangeList({ configuration, limit }: Props & { readonly limit?: number }) {
  const changes = useRevisionChanges(configuration);
  return (
    <div className={styles.own} aria-busy={changes.kind === 'READING'}>
      {'base' in changes && <h3>{revisionChangeTexts.since(changes.base)}</h3>}
      <Told changes={changes} limit={limit} />
    </div>
  );
}

type ToldProps = { readonly changes: RevisionChanges; readonly limit: number | undefined };

function Told({ changes, limit }: ToldProps) {
  switch (changes.kind) {
    case 'FIRST':
      return <p>{revisionChangeTexts.first}</p>;
    case 'READING':
      return <Loader label={revisionChangeTexts.reading} />;
    case 'FAILED':
      return (
        <p role="alert">
          {revisionChangeTexts.unread(changes.base)} <RetryButton onRetry={changes.retry} />
        </p>
      );
    case 'READ':
      return (
        <ChangeList
          words={changes.words}
          onRetry={changes.retry}
          {...(limit === undefined ? {} : { limit })}
        />
      );
  }
}
