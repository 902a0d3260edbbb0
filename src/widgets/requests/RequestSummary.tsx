import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { permissionTypeLabel } from '~/domain/access/permissionType.ts';
import { serializeRealm } from '~/domain/access/roles.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { toTicketBody, type RequestDraft } from '~/domain/request/draft.ts';
import { findOwnOpenRequest } from '~/domain/request/ownOpenRequest.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { formatShortDate } from '~/domain/words/dates.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { requestAccessTexts } from '~/domain/words/texts/accessRequests.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { describeError } from '~/api/describeError.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createRequestMutation, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { closeModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, useSubmit } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { RequestDescription } from './RequestDescription.tsx';
import styles from './RequestWizard.module.css';

type Props = {
  readonly draft: RequestDraft;
  readonly own: readonly Ticket[];
  readonly onPrevious: () => void;
  readonly onCreated: () => void;
};

type Body = ReturnType<typeof toTicketBody>;

export function RequestSummary({ draft, own, onPrevious, onCreated }: Props) {
  const client = useQueryClient();
  const { email } = useMe();
  const { busy, objection, attempt } = useSubmit();
  const body = toTicketBody(draft, serializeRealm('STAFF', config.productCode));
  const submit = async (): Promise<void> => {
    try {
      const { ticketId } = await executeMutation(client, createRequestMutation(), { body });
      notify(
        ticketId === ''
          ? createSuccessNotice(createRequestTexts.created)
          : createSuccessNotice(createRequestTexts.created, {
              label: createRequestTexts.open(ticketId),
              href: paths.request(ticketId),
            }),
      );
    } catch (error) {
      throw new UserFacingError(describeError(error), { cause: error });
    }
    onCreated();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(submit);
  };
  const asked = isSameEmail(email, body.reporterEmail) ? findOwnOpenRequest(own, wantedBy(body)) : undefined;
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <Facts body={body} />
      {asked && (
        <p className="question">
          <Link to={paths.request(asked.ticketId)} onClick={() => closeModal()}>
            {requestAccessTexts.asked(formatShortDate(asked.created))}
          </Link>
        </p>
      )}
      <p className={styles.consent}>{createRequestTexts.consent(body.reporterMobile !== null)}</p>
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={createRequestTexts.submit}
        busy={busy}
        focused
        before={
          <Button variant="default" onClick={onPrevious} disabled={busy}>
            {createRequestTexts.previous}
          </Button>
        }
      />
    </form>
  );
}

function wantedBy({ item, requestType, requestedRoles, affiliation }: Body) {
  if (requestType === 'ELEVATED_PERMISSIONS') return { roles: requestedRoles, affiliation };
  return item?.productItem ? { product: item.productItem } : { configurationId: item?.configurationId ?? '' };
}

function Facts({ body }: { readonly body: Body }) {
  const { reporterEmail, reporterMobile, requestType, description, affiliation } = body;
  const { data: known = [] } = useQuery({ ...accountsQuery(), enabled: affiliation !== null });
  const account = known.find(({ accountNumber }) => accountNumber === affiliation);
  return (
    <LabelValueTable
      caption={createRequestTexts.stepNames[2]}
      rows={[
        { label: createRequestTexts.reporter, value: reporterEmail },
        { label: createRequestTexts.mobileShort, value: reporterMobile },
        { label: createRequestTexts.kind, value: permissionTypeLabel[requestType] },
        { label: createRequestTexts.subject, value: formatRequestTarget(body, config.productCode) },
        ...(affiliation === null
          ? []
          : [
              {
                label: createRequestTexts.customer,
                value: account ? buildAccountLabel(account).name : affiliation,
              },
            ]),
        { label: createRequestTexts.description, value: <RequestDescription text={description} /> },
      ]}
    />
  );
}
