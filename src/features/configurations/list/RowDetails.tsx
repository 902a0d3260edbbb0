import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { filterVisibleItems } from '~/domain/access/staffOnly.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { formatLogType } from '~/domain/activity/activity.ts';
import { findLatestComment } from '~/domain/activity/comment.ts';
import { configurationKindLabel, getConfigurationKind, hasQuote } from '~/domain/configuration/id.ts';
import { isAnyState } from '~/domain/configuration/state.ts';
import { buildFileGroups } from '~/domain/file/fileGroups.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { getPlaceholderDrawing, findPictureDevice } from '~/domain/product/deviceShape.ts';
import { isOfferedEvent } from '~/domain/workflow/eventRecords.ts';
import { getWorkflowStatus } from '~/domain/workflow/permission.ts';
import type { Readiness } from '~/domain/workflow/readiness.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { productConfigurationsTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { rowDetailsTexts } from '~/domain/words/texts/rowDetails.ts';
import { configurationQuoteTexts } from '~/domain/words/texts/configurationQuote.ts';
import { QuoteFacts, PartialUpdateBanner } from '../quote/QuoteFacts.tsx';
import { useConfigurationQuote, useReadiness } from '../quote/useConfigurationQuote.ts';
import { useWorkingRevision } from '../OtherRevisionBanner.tsx';
import { useStartEventFromRow } from './useStartEventFromRow.ts';
import { configurationRowPath } from './RowLink.tsx';
import { usePersonName } from '~/session/usePersonName.ts';
import {
  configurationQuery,
  type Configuration,
  type ConfigurationRow,
} from '~/queries/configurations/configurations.ts';
import { useMe, useViewer } from '~/session/me.ts';
import { QueryBoundary, StaleDataBanner } from '~/ui/QueryBoundary.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { AccessExplanationDisclosure } from '~/widgets/access/AccessExplanationDisclosure.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import styles from './RowDetails.module.css';

type Props = { readonly row: ConfigurationRow };

export function RowDetails({ row }: Props) {
  const { configurationId: id } = row;
  const read = useQuery(configurationQuery(id));
  return (
    <QueryBoundary read={read} what={id} waiting={<Loader label={rowDetailsTexts.reading(id)} />}>
      {(data) => (data === null ? <p>{rowDetailsTexts.unseen(id)}</p> : <Working shown={data} row={row} />)}
    </QueryBoundary>
  );
}

function Working({ shown, row }: Props & { readonly shown: Configuration }) {
  const { revision, configuration: working, failed, read } = useWorkingRevision(shown);
  if (failed) {
    return (
      <ListError
        what={rowDetailsTexts.revisionItself(revision)}
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!working) return <Loader label={rowDetailsTexts.readingRevision(revision)} />;
  return (
    <div className={styles.details}>
      <StaleDataBanner read={read} what={rowDetailsTexts.revisionItself(revision)} />
      <PartialUpdateBanner configuration={working} />
      <Picture configuration={working} />
      <Next configuration={working} />
      <Facts configuration={working} filesAddress={configurationRowPath(row, { tab: 'FILES' })} />
      {hasQuote(working) && (
        <section>
          <h2>{configurationQuoteTexts.title}</h2>
          <QuoteFacts configuration={working} />
        </section>
      )}
      <LatestComment configuration={working} />
      <Activity configuration={working} address={configurationRowPath(row, { tab: 'ACTIVITY' })} />
    </div>
  );
}

type PartProps = { readonly configuration: Configuration };

function Picture({ configuration: subject }: PartProps) {
  const pictured = findPictureDevice(subject.productConfigurations);
  if (!pictured) return null;
  const { productConfigurationId: id, deviceType } = pictured;
  return (
    <div className={styles.picture}>
      <DevicePicture
        productConfigurationId={id}
        alt={productConfigurationsTabTexts.picture(deviceTypeLabel[deviceType], id)}
        drawing={getPlaceholderDrawing(subject)}
      />
    </div>
  );
}

function Next({ configuration: subject }: PartProps) {
  const steps = useReadiness(subject);
  return (
    <section aria-label={rowDetailsTexts.nextOf(subject.configurationId)}>
      <h2>{rowDetailsTexts.next}</h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.event} data-allowed={step.decision.allowed || undefined}>
            {step.decision.allowed ? <IconCheck size={15} aria-hidden /> : <IconLock size={15} aria-hidden />}
            <StepText configuration={subject} step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepText({ configuration: subject, step }: PartProps & { readonly step: Readiness }) {
  const { quoteState } = useConfigurationQuote(subject);
  const beginFromRow = useStartEventFromRow();
  const { event, label, decision, fix, advice } = step;
  return (
    <div>
      {decision.allowed && isOfferedEvent(event) ? (
        <button
          type="button"
          className="quietButton"
          onClick={() => void beginFromRow(subject.configurationId, event)}
        >
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
      {!decision.allowed && <p>{decision.reason}</p>}
      {fix && fix.kind !== 'REQUEST_ACCESS' && (
        <p>{fix.kind === 'EVENT' ? rowDetailsTexts.first(fix.label) : fix.label}</p>
      )}
      {decision.allowed && advice.map(({ text }) => <p key={text}>{text}</p>)}
      {!decision.allowed && (
        <AccessExplanationDisclosure
          asked={event}
          standing={getWorkflowStatus({ ...subject, quoteState })}
          about={label}
        />
      )}
    </div>
  );
}

type FactsProps = PartProps & { readonly filesAddress: string };

function Facts({ configuration: subject, filesAddress }: FactsProps) {
  const viewer = useViewer();
  const person = usePersonName();
  const { productConfigurations: devices, contact, assigneeEmail } = subject;
  const files = buildFileGroups(subject, viewer).flatMap(({ artefacts, attachments }) => [
    ...artefacts,
    ...attachments,
  ]).length;
  return (
    <section>
      <h2>{rowDetailsTexts.facts}</h2>
      <LabelValueTable
        rows={[
          { label: rowDetailsTexts.description, value: subject.configurationDescription },
          { label: rowDetailsTexts.customer, value: buildAccountLabel(subject.account).name },
          {
            label: rowDetailsTexts.assignee,
            value: assigneeEmail ? person(assigneeEmail) : rowDetailsTexts.unassigned,
          },
          {
            label: rowDetailsTexts.files,
            value: <Link to={filesAddress}>{rowDetailsTexts.countFiles(files)}</Link>,
          },
          { label: rowDetailsTexts.kind, value: configurationKindLabel[getConfigurationKind(subject)] },
          { label: rowDetailsTexts.part, value: subject.partNumber },
          {
            label: rowDetailsTexts.revision,
            value: rowDetailsTexts.revisionIn(subject.revision, formatState(subject.revisionState)),
          },
          {
            label: rowDetailsTexts.productConfigurations,
            value: devices.map(({ productConfigurationId }) => productConfigurationId).join(', '),
          },
          {
            label: rowDetailsTexts.contact,
            value: contact && rowDetailsTexts.contactBy(contact.name, contact.email),
          },
        ]}
      />
    </section>
  );
}

function LatestComment({ configuration: { comments } }: PartProps) {
  const { units } = useMe();
  const person = usePersonName();
  const comment = findLatestComment(filterVisibleItems(units, comments, config.productCode));
  if (!comment) return null;
  return (
    <section>
      <h2>{rowDetailsTexts.comment}</h2>
      <blockquote className={styles.comment}>{comment.text}</blockquote>
      <p>
        {rowDetailsTexts.by(person(comment.createdBy))}
        <RelativeTime date={comment.created} />
      </p>
    </section>
  );
}

const shownLogs = 4;

function Activity({ configuration: subject, address }: PartProps & { readonly address: string }) {
  const personName = usePersonName();
  return (
    <section>
      <h2>{rowDetailsTexts.activity}</h2>
      <ol className={styles.activity}>
        {subject.logs.slice(0, shownLogs).map((log) => (
          <li key={log.activityLogId}>
            <span>{formatLogType(log.activityLogType)}</span>
            {log.data.new && isAnyState(log.data.new) && (
              <span>{rowDetailsTexts.becomes(formatState(log.data.new))}</span>
            )}
            <p>
              {rowDetailsTexts.by(personName(log.createdBy))}
              <RelativeTime date={log.created} />
            </p>
          </li>
        ))}
      </ol>
      <Link to={address}>{rowDetailsTexts.allActivity}</Link>
    </section>
  );
}
