import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import { isStaffRealm, parseRealm, type Role } from '~/domain/access/roles.ts';
import { checkAccountGrant } from '~/domain/access/granting.ts';
import { allowedDecision, checkOperations, type Decision } from '~/domain/access/decision.ts';
import { config } from '~/config.ts';
import {
  checkRequestApproval,
  checkGrantability,
  checkRequestDecision,
  checkRequestDeletion,
} from '~/domain/request/authority.ts';
import { requestDecisionFacts, type RequestDecision } from '~/domain/request/decision.ts';
import { canDecideRequests } from '~/domain/request/permission.ts';
import { isUndecidedStatus } from '~/domain/request/status.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { requestDecisionTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { realmRolesQuery } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createAlreadyAppliedCheck, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { deleteRequestMutation, type Ticket } from '~/queries/requests/requests.ts';
import { updateRequestIfUnchanged } from '~/queries/requests/updateRequestIfUnchanged.tsx';
import { useActor, useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { createOpener, openLazyModal } from '~/ui/modal/openLazyModal.tsx';
import { UserFacingError, isAlwaysOpen } from '~/ui/modal/useSubmit.ts';
import { useGrantingUnits } from '~/widgets/grants/useGrantDecisions.ts';
import { useGrantItemValidator, type GrantItemValidator } from '~/widgets/grants/useGrantItemValidator.ts';

export type RequestActionContext = {
  readonly client: QueryClient;
  /** E-mail address of the user who decides. */
  readonly email: string;
  readonly request: Ticket;
  /** Account at which access is granted; undefined where neither the request nor its subject names one. */
  readonly accountNumber: string | undefined;
  readonly guard: ConditionalUpdate<Ticket>;
  readonly onDecided: (decision: RequestDecision) => void;
  readonly onGone: () => void;
};

export type RequestActionItem = {
  readonly label: string;
  readonly verdict: Decision;
  readonly begin: () => void;
};

export type RequestActions = {
  readonly grant: RequestActionItem;
  readonly decide: Readonly<Record<RequestDecision, RequestActionItem>>;
  readonly remove: RequestActionItem;
};

type Ways = {
  readonly accountNumber?: string | undefined;
  readonly onDecided?: (decision: RequestDecision) => void;
  readonly onGone?: () => void;
};

const openDecision = createOpener(async () => (await import('./DecideRequest.tsx')).openDecideRequest);

const nothing = (): void => undefined;

export function useRequestActions(request: Ticket, ways: Ways = {}): RequestActions {
  const { onDecided = nothing, onGone = nothing } = ways;
  const client = useQueryClient();
  const { email, units } = useMe();
  const granting = useGrantingUnits();
  const actor = useActor();
  const { wrongItem } = useGrantItemValidator();
  const person = usePersonName();
  // One guard for all actions, so that a conflict shown by one is the baseline of the others.
  const guard = useMemo(
    () => updateRequestIfUnchanged({ client, seen: request, person }),
    // oxlint-disable-next-line react/exhaustive-deps -- the name of a person is the same for the whole session
    [client, request],
  );
  const context: RequestActionContext = {
    client,
    email,
    request,
    accountNumber: grantedAt(request) ?? ways.accountNumber,
    guard,
    onDecided,
    onGone,
  };
  const calls = checkOperations(actor, 'ticketRegisterAction');
  const realm = parseRealm(request.realm, config.productCode);
  const grantsThere =
    realm && context.accountNumber !== undefined
      ? checkAccountGrant(granting, realm, context.accountNumber)
      : allowedDecision;
  const realmRoles = useRolesOfRequest(request);
  const checkStatus = (which: RequestDecision): Decision =>
    which === 'ACCEPT' && realmRoles
      ? checkRequestApproval(granting, email, request, realmRoles)
      : checkRequestDecision(units, email, request, requestDecisionFacts[which].action);
  const decision = (which: RequestDecision): RequestActionItem => ({
    label: requestDecisionTexts.label[which],
    verdict: and(checkStatus(which), calls),
    begin: () => openDecision({ decision: which, context }),
  });
  return {
    grant: {
      label: requestDecisionTexts.grant,
      verdict: [
        checkGrantability(request),
        grantsThere,
        checkOperations(actor, 'affiliationDelegate'),
      ].reduce(and, decision('ACCEPT').verdict),
      begin: () => void beginGrant(context, wrongItem),
    },
    decide: { ACCEPT: decision('ACCEPT'), PASS_ON: decision('PASS_ON'), REJECT: decision('REJECT') },
    remove: {
      label: commonTexts.delete,
      verdict: and(checkRequestDeletion(units, email, request), checkOperations(actor, 'ticketDelete')),
      begin: () => remove(context),
    },
  };
}

/**
 * Valid roles of the realm, read only where the user decides on an undecided request for roles; without them
 * the back end decides.
 */
function useRolesOfRequest({ requestType, ticketStatus, realm }: Ticket): readonly Role[] | undefined {
  const { units } = useMe();
  const isNeeded =
    requestType === 'ELEVATED_PERMISSIONS' && isUndecidedStatus(ticketStatus) && canDecideRequests(units);
  const { data } = useQuery({ ...realmRolesQuery(), enabled: isNeeded });
  return isNeeded ? data?.find((row) => row.realm === realm)?.roles : undefined;
}

const and = (one: Decision, other: Decision): Decision => (one.allowed ? other : one);

/** Account at which a request's access is granted: for employees the one that stands for no customer. */
const grantedAt = ({ realm, affiliation }: Ticket): string | undefined =>
  isStaffRealm(realm, config.productCode) ? defaultAccountNumber : (affiliation ?? undefined);

function remove({ client, request: { ticketId, ticketStatus }, guard, onGone }: RequestActionContext): void {
  const deletion = deleteRequestMutation(ticketId);
  const write = () => executeMutation(client, deletion, { path: { ticketId } });
  const arrival = createAlreadyAppliedCheck(client, deletion, 'GONE');
  openConfirmModal({
    title: requestsPageTexts.deleteTitle(ticketId),
    question: requestsPageTexts.deleteQuestion(ticketId),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      // A request shown as decided cannot change any more, so it is deleted without the guard.
      await (isUndecidedStatus(ticketStatus) ? guard(isOpen, write, { arrival }) : write());
      onGone();
    },
  });
}

/** Grants what an undecided request asks for, then approves it; a failed approval can be retried. */
async function beginGrant(
  context: RequestActionContext,
  wrongItem: GrantItemValidator['wrongItem'],
): Promise<void> {
  const { request, accountNumber } = context;
  const { reporterEmail, requestType, requestedRoles, description } = request;
  const item = request.item && {
    configurationId: request.item.configurationId,
    productItem: request.item.productItem,
  };
  const load = async () => {
    const [grants, decisions, opensAtReview, before] = await Promise.all([
      import('~/widgets/grants/CreateGrant.tsx'),
      import('./DecideRequest.tsx'),
      // A wrong item, or a failed lookup, is shown in the step that names the item.
      wrongItem(item, accountNumber ?? '').then(
        (wrong) => wrong === undefined,
        () => false,
      ),
      context.guard(isAlwaysOpen, (now) => Promise.resolve(now)).catch((error: unknown) => error),
    ]);
    return { ...grants, ...decisions, opensAtReview, before };
  };
  await openLazyModal(load, (loaded) => {
    const {
      openCreateGrant,
      openDecideRequest,
      registerRequestDecision,
      toApprovalError,
      opensAtReview,
      before,
    } = loaded;
    if (before instanceof UserFacingError) {
      openDecideRequest({ decision: 'ACCEPT', context, objected: before });
      return;
    }
    const approve = async (sentence: string): Promise<void> => {
      try {
        await registerRequestDecision('ACCEPT', context, sentence, isAlwaysOpen);
        context.onDecided('ACCEPT');
      } catch (error) {
        const objected = toApprovalError(error, request.ticketId);
        openDecideRequest({ decision: 'ACCEPT', context, reason: sentence, objected });
      }
    };
    openCreateGrant({
      request: request.ticketId,
      address: reporterEmail,
      ...(accountNumber === undefined ? {} : { accountNumber }),
      permissionType: requestType,
      item,
      opensAtReview,
      roles: requestedRoles,
      reason: requestDecisionTexts.grantReason(request.ticketId, description),
      onGranted: (sentence) => void approve(sentence),
    });
  });
}
