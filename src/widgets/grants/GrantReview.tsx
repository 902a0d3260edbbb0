import { SubmitForm } from '~/ui/modal/SubmitForm.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, buildAccountLabel } from '~/domain/account/accounts.ts';
import { permissionTypeLabel, type PermissionType } from '~/domain/access/permissionType.ts';
import {
  findBaseGrant,
  isSameGrantScope,
  formatGrantItem,
  type Grant,
  getGrantRealm,
} from '~/domain/grant/grant.ts';
import { isGrantedAlready, mergeGrantRoles, type GrantPlan } from '~/domain/grant/grantPlan.ts';
import {
  computeUnitChanges,
  describeGrant,
  listRoleNames,
  describeUnitAccess,
  type UnitChange,
} from '~/domain/grant/unitChanges.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { getCustomerName, formatGrantLocation } from '~/domain/grant/overview.ts';
import { createGrantTexts, grantTexts } from '~/domain/words/texts/grants.ts';
import {
  realmGrantsQuery,
  buildGrantSteps,
  recipientGrantsQuery,
  describeMergedChanges,
  type GrantProgress,
} from '~/queries/grants/grants.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { paths } from '~/paths.ts';
import { notify } from '~/platform/notices.ts';
import { combineQueries } from '~/platform/queryResult.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { updateGrantsIfUnchanged } from './updateGrantsIfUnchanged.ts';
import { AttestationWarning } from './GrantReasonForm.tsx';
import { SanitizedEmail } from './SanitizedEmail.tsx';
import { useGrantDecisions } from './useGrantDecisions.ts';
import styles from './CreateGrant.module.css';
import { isStaffRealm, realmLabel, parseRealm } from '~/domain/access/roles.ts';
import { config } from '~/config.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import accessChangesStyles from './AccessChanges.module.css';

export type GrantReviewProps = {
  readonly wanted: GrantPlan;
  readonly permissionType: PermissionType;
  readonly reason: string;
  readonly customer: Account;
  /** Whether granting was started before, such as before a reload. */
  readonly wasBegun: boolean;
  readonly onBegin: () => void;
  readonly onPrevious: () => void;
  readonly onGranted: (sentence: string) => void;
};

export function GrantReview(props: GrantReviewProps) {
  const { wanted } = props;
  // Grants at the customer are read by account: e-mail addresses there may be in another case.
  const here = useQuery(realmGrantsQuery(wanted.affiliation));
  const elsewhere = useQuery(recipientGrantsQuery(wanted.address));
  return (
    <div className="stack">
      <AttestationWarning />
      <Chosen {...props} />
      <QueryBoundary read={combineQueries(here, elsewhere)} what={createGrantTexts.reading} rows={2}>
        {([atAccount, toAddress]) => (
          <Granting
            {...props}
            grants={[
              ...(atAccount ?? []).filter((grant) => isSameGrantScope(grant, wanted)),
              ...toAddress.filter((grant) => !isSameGrantScope(grant, wanted)),
            ]}
          />
        )}
      </QueryBoundary>
    </div>
  );
}

function Chosen({ wanted, permissionType, reason, customer }: GrantReviewProps) {
  const what = wanted.item
    ? formatGrantItem(wanted.item)
    : formatConjunction([...listRoleNames(wanted.roles)]);
  return (
    <dl className={styles.facts}>
      <dt>{createGrantTexts.address}</dt>
      <dd>
        <SanitizedEmail address={wanted.address} />
      </dd>
      <dt>{createGrantTexts.customer}</dt>
      <dd>{getCustomerName(customer)}</dd>
      <dt>{permissionTypeLabel[permissionType]}</dt>
      <dd>{what}</dd>
      <dt>{createGrantTexts.reason}</dt>
      <dd className={styles.reason}>{reason}</dd>
    </dl>
  );
}

type GrantingProps = GrantReviewProps & { readonly grants: readonly Grant[] };

const labelsOf = (wanted: GrantPlan, customer: Account, grants: readonly Grant[]) =>
  [
    findBaseGrant(grants, wanted)
      ? createGrantTexts.stepAppend
      : createGrantTexts.stepCreate(formatGrantLocation(customer)),
    wanted.item
      ? createGrantTexts.stepItem(formatGrantItem(wanted.item))
      : createGrantTexts.stepRoles(formatConjunction([...listRoleNames(wanted.roles)])),
  ] as const;

/** Labels as first shown: the steps change the grants they are derived from. */
function useGrant({ wanted, customer, grants, wasBegun, onBegin, onGranted }: GrantingProps) {
  const client = useQueryClient();
  const [first] = useState({ grants, labels: labelsOf(wanted, customer, grants) });
  const steps = useSteps<GrantProgress>(first.labels);
  const [guard] = useState(() =>
    updateGrantsIfUnchanged({ client, place: wanted, seen: grants, where: formatGrantLocation(customer) }),
  );
  const run = async (isOpen: OpenCheck): Promise<void> => {
    const goesOn = wasBegun || steps.begun;
    const grant = async (seen: readonly Grant[]): Promise<void> => {
      onBegin();
      let isHalfDone = false;
      const made = buildGrantSteps(client, first.labels, seen, isOpen).map(({ run: make, ...step }) => ({
        ...step,
        run: async (found: GrantProgress): Promise<GrantProgress> => {
          const next = await make(found);
          isHalfDone = true;
          return next;
        },
      }));
      const done = await steps.run(made, { wanted, merged: [], latest: [] });
      if (!done && isHalfDone && !isOpen())
        notify(createNotice('INFO', { body: createGrantTexts.closed(wanted.address) }));
      if (!done) throw new Error('The step that failed has said so');
      const body = describeMergedChanges(done.merged);
      const link = {
        label: createGrantTexts.open(wanted.address),
        href: paths.customerPermissions(wanted.affiliation, wanted.address),
      };
      notify({ ...createSuccessNotice(createGrantTexts.done(wanted.address), link), ...(body && { body }) });
      onGranted(describeGrant(wanted, formatGrantLocation(customer)));
    };
    await (goesOn ? grant(first.grants) : guard(isOpen, grant));
  };
  return { first, steps, run };
}

function Granting(props: GrantingProps) {
  const { wanted, grants, wasBegun, onPrevious } = props;
  const { first, steps, run } = useGrant(props);
  const attempt = useSubmit();
  const { busy } = attempt;
  const { checkGranting } = useGrantDecisions(wanted.affiliation);
  const held = findBaseGrant(grants, wanted)?.roles ?? [];
  const after = mergeGrantRoles(findBaseGrant(grants, wanted), wanted.roles, wanted.validRoles);
  const decision = checkGranting({ address: wanted.address, held, ...after });
  const isUnderWay = wasBegun || steps.begun || busy;
  const refusal = (): string | undefined => {
    if (!decision.allowed) return decision.reason;
    return !isUnderWay && isGrantedAlready(wanted, grants)
      ? createGrantTexts.already(wanted.address)
      : undefined;
  };
  return (
    <SubmitForm
      className="stack"
      attempt={attempt}
      run={run}
      action={createGrantTexts.grant}
      refusal={refusal()}
      before={
        <Button variant="default" onClick={onPrevious} disabled={steps.begun || busy}>
          {createGrantTexts.previous}
        </Button>
      }
    >
      <AccessChanges changes={computeUnitChanges(wanted, isUnderWay ? first.grants : grants)} />
      {wasBegun && !busy && !steps.begun && <p className="soft">{createGrantTexts.stopped}</p>}
      <StepList steps={steps.shown} />
    </SubmitForm>
  );
}

function AccessChanges({ changes }: { readonly changes: readonly UnitChange[] }) {
  const { data = [] } = useQuery(accountsQuery());
  const placeName = ({ affiliation, realm }: UnitChange): string => {
    const known = data.find(({ accountNumber }) => accountNumber === affiliation);
    if (isStaffRealm(realm, config.productCode)) return realmLabel.STAFF;
    const held = parseRealm(realm, config.productCode);
    const name = known ? buildAccountLabel(known).name : affiliation;
    return held === getGrantRealm(affiliation)
      ? name
      : grantTexts.inRealm(held ? realmLabel[held] : realm, name);
  };
  return (
    <table className={accessChangesStyles.table}>
      <caption>{createGrantTexts.access}</caption>
      <thead>
        <tr>
          <th scope="col">{createGrantTexts.account}</th>
          <th scope="col">{createGrantTexts.now}</th>
          <th scope="col">{createGrantTexts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.realm} ${change.affiliation}`} data-changed={change.isChanged || undefined}>
            <th scope="row">{placeName(change)}</th>
            <td data-label={createGrantTexts.now}>
              <Lines lines={describeUnitAccess(change.before)} />
            </td>
            <td data-label={createGrantTexts.after}>
              {change.isChanged ? (
                <Lines lines={describeUnitAccess(change.after)} before={describeUnitAccess(change.before)} />
              ) : (
                createGrantTexts.unchanged
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LinesProps = {
  readonly lines: readonly string[];
  /** Earlier lines; the others are marked as new. */
  readonly before?: readonly string[];
};

function Lines({ lines, before }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{before && !before.includes(line) ? <ins>{line}</ins> : line}</li>
      ))}
    </ul>
  );
}
