import { useState } from 'react';
import { config } from '~/config.ts';
import type { PermissionType } from '~/domain/access/permissionType.ts';
import type { Role } from '~/domain/access/roles.ts';
import {
  toGrantItem,
  findFirstOpenStep,
  grantSteps,
  initialPermissionStep,
  initialReasonStep,
  type PermissionStepValues,
  type ReasonStepValues,
} from '~/domain/grant/form.ts';
import { defaultGrantRole, formatGrantItem, type GrantItem, formatNoteEntry } from '~/domain/grant/grant.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { describeGrant } from '~/domain/grant/unitChanges.ts';
import type { GrantPlan } from '~/domain/grant/grantPlan.ts';
import { createGrantTexts } from '~/domain/words/texts/grants.ts';
import { getAccountRealmName } from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import { removeDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { StageIndicator } from '~/ui/steps/StageIndicator.tsx';
import { openModal } from '~/platform/modals.ts';
import { GrantScopeForm } from './GrantScopeForm.tsx';
import { GrantReasonForm } from './GrantReasonForm.tsx';
import { GrantReview } from './GrantReview.tsx';
import { useAccount, useGrantableRoles, useGrantingAccounts, useValidRoles } from './useGrantDecisions.ts';

export type CreateGrantPrefill = {
  readonly request?: string;
  readonly address?: string;
  readonly accountNumber?: string;
  readonly permissionType?: PermissionType;
  readonly item?: GrantItem | null;
  readonly roles?: readonly Role[];
  readonly reason?: string;
  /** Whether the dialog opens at the first incomplete step, with the steps before it filled. */
  readonly opensAtReview?: boolean;
  readonly onGranted?: (sentence: string) => void;
};

export function openCreateGrant(prefill: CreateGrantPrefill = {}): void {
  openModal({ title: createGrantTexts.title, size: 680, body: <CreatePermission {...prefill} /> });
}

/** Draft stored in the tab, so that creating a grant resumes where it was left. */
type Draft = {
  readonly step: 0 | 1 | 2;
  readonly reason: ReasonStepValues;
  readonly permission: PermissionStepValues;
  /** Note entry under which creating the grant started; empty before. */
  readonly entry: string;
};

/** Name of the draft, one for each request or configuration a grant is created for. */
function draftNameOf(prefill: CreateGrantPrefill): string {
  const { request, address, accountNumber, permissionType, item } = prefill;
  return ['createPermission', request, address, accountNumber, permissionType, item && formatGrantItem(item)]
    .filter(Boolean)
    .join(' ');
}

function draftOf(prefill: CreateGrantPrefill, onlyAccount: string | undefined, self: string): Draft {
  const { address = '', accountNumber, permissionType = '', item, roles, reason = '' } = prefill;
  const product = item?.productItem;
  const why: ReasonStepValues = { ...initialReasonStep, address, permissionType, reason };
  const permission: PermissionStepValues = {
    ...initialPermissionStep,
    accountNumber: accountNumber ?? onlyAccount ?? '',
    configurationId: item?.configurationId ?? '',
    ...(product && { deviceType: product.deviceType, serialNumber: product.serialNumber }),
    roles: [...(roles ?? [defaultGrantRole])],
  };
  const about = { self, providerDomain: config.providerDomain };
  const step = prefill.opensAtReview ? findFirstOpenStep(why, permission, about) : 0;
  return { step, reason: why, permission, entry: '' };
}

function useDraft(prefill: CreateGrantPrefill) {
  const name = draftNameOf(prefill);
  const { email } = useMe();
  const own = useGrantingAccounts();
  const onlyAccount = own !== 'ALL' && own.length === 1 ? own[0] : undefined;
  const [begun] = useState(() => draftOf(prefill, onlyAccount, email));
  const [draft, setDraft] = useState<Draft>(() => ({ ...begun, ...readDraft(name) }));
  const names = { reason: `${name}.reason`, permission: `${name}.permission` };
  const keep = (change: Partial<Draft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    writeDraft(name, next);
  };
  const forget = (): void => [name, names.reason, names.permission].forEach(removeDraft);
  const restored = useDraftRestoration(
    () =>
      !isSameDraft(begun, readDraft(name)) ||
      !isSameDraft(begun.reason, readDraft(names.reason)) ||
      !isSameDraft(begun.permission, readDraft(names.permission)),
    () => {
      setDraft(begun);
      forget();
    },
  );
  return { draft, names, keep, forget, restored };
}

function CreatePermission(prefill: CreateGrantPrefill) {
  const { draft, names, keep, forget, restored } = useDraft(prefill);
  const { step, reason, permission } = draft;
  return (
    <>
      <StageIndicator label={createGrantTexts.stages} names={grantSteps} current={step} />
      {/* Once granting has started, the review step says that it resumes. */}
      {draft.entry === '' && <RestoredDraftNotice restored={restored} />}
      {step === 0 && (
        <GrantReasonForm
          key={String(restored.isShown)}
          initial={reason}
          draft={names.reason}
          onNext={(next) => keep({ reason: next, step: 1, entry: '' })}
        />
      )}
      {step === 1 && (
        <GrantScopeForm
          key={String(restored.isShown)}
          reason={reason}
          initial={permission}
          draft={names.permission}
          onPrevious={() => keep({ step: 0 })}
          onNext={(next) => keep({ permission: next, step: 2, entry: '' })}
        />
      )}
      {step === 2 && (
        <Review
          draft={draft}
          keep={keep}
          onGranted={(sentence) => {
            forget();
            prefill.onGranted?.(sentence);
          }}
        />
      )}
    </>
  );
}

type StepProps = {
  readonly draft: Draft;
  readonly keep: (change: Partial<Draft>) => void;
  readonly onGranted: (sentence: string) => void;
};

function Review({ draft, keep, onGranted }: StepProps) {
  const { reason, permission, entry: begun } = draft;
  const { email } = useMe();
  const { accountNumber } = permission;
  const customer = useAccount(accountNumber);
  const { data: validRoles } = useValidRoles(accountNumber);
  const grantable = useGrantableRoles(accountNumber);
  // Fixed at first render: the entry identifies the grant, so a retry has to send the same one.
  const [now] = useState(() => new Date());
  const entry = begun || formatNoteEntry(reason.reason, email, now);
  const { permissionType } = reason;
  if (permissionType === '' || !validRoles || !grantable) return <ListSkeleton rows={3} />;
  const item = toGrantItem(permissionType, permission);
  // Roles chosen for another customer may not be grantable at this one.
  const roles = item ? [] : permission.roles.filter((role) => grantable.includes(role));
  const wanted: GrantPlan = {
    address: reason.address.trim(),
    realm: getAccountRealmName(accountNumber),
    affiliation: accountNumber,
    dataArea: customer.dataArea ?? '',
    entry,
    givenEntry: formatNoteEntry(describeGrant({ item, roles }, formatGrantLocation(customer)), email, now),
    item,
    roles,
    validRoles,
  };
  return (
    <GrantReview
      wanted={wanted}
      permissionType={permissionType}
      reason={reason.reason}
      customer={customer}
      wasBegun={begun !== ''}
      onBegin={() => keep({ entry })}
      onPrevious={() => keep({ step: 1 })}
      onGranted={onGranted}
    />
  );
}
