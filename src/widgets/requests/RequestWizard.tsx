import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import {
  createRequestDraft,
  restoreRequestDraft,
  type RequestDraft,
  type RequestPrefill,
  resolveRequestDefaults,
  listRequestKindOptions,
  createRequestAboutFormSchema,
  type Requester,
  type RequestAboutValues,
} from '~/domain/request/draft.ts';
import { findOwnOpenRequest } from '~/domain/request/ownOpenRequest.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { formatShortDate } from '~/domain/words/dates.ts';
import { requestAccessTexts } from '~/domain/words/texts/accessRequests.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { myOpenRequestsQuery, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { providerOrganization } from '~/session/usePersonName.ts';
import { removeDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { StageIndicator } from '~/ui/steps/StageIndicator.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { RequestSubjectStep } from './RequestSubjectStep.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import styles from './RequestWizard.module.css';
import { useController, useWatch } from 'react-hook-form';
import { permissionTypeLabel } from '~/domain/access/permissionType.ts';
import { canRequestOnBehalf } from '~/domain/request/permission.ts';
import { toPhoneCountryCode } from '~/domain/words/phone.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { PhoneInput } from '~/ui/form/PhoneInput.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';

type Props = {
  readonly draft: RequestDraft;
  readonly requester: Requester;
  readonly onChange: (change: Partial<RequestDraft>) => void;
  readonly onNext: () => void;
};

const aboutOf = ({
  reporterEmail,
  requestType,
  description,
  mobile,
  mobileCountry,
}: RequestDraft): RequestAboutValues => ({ reporterEmail, requestType, description, mobile, mobileCountry });

function RequestAboutStep({ draft, requester, onChange, onNext }: Props) {
  const [schema] = useState(() => createRequestAboutFormSchema(requester));
  const form = useZodForm(schema, aboutOf(draft));
  const { control, getValues, handleSubmit, setValue, subscribe } = form;
  const reporterEmail = useWatch({ control, name: 'reporterEmail' });
  // Typing changes the e-mail address with every letter; the earlier choice is restored once it fits again.
  const chosen = useRef<Pick<RequestDraft, 'requestType' | 'accountNumber'>>(draft);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { realm, accountNumber } = resolveRequestDefaults(
            values.reporterEmail,
            requester,
            chosen.current,
          );
          onChange({ ...values, realm, accountNumber });
        },
      }),
    [subscribe, onChange, requester],
  );

  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onNext)(event)}>
      {canRequestOnBehalf(requester.units) && (
        <TextField
          control={control}
          name="reporterEmail"
          inputMode="email"
          spellCheck={false}
          label={createRequestTexts.onBehalf}
          description={createRequestTexts.aboutOnBehalf}
          toValue={(typed) => {
            setValue('requestType', resolveRequestDefaults(typed, requester, chosen.current).requestType);
            return typed;
          }}
        />
      )}
      <RadioGroupField
        control={control}
        name="requestType"
        label={createRequestTexts.kind}
        options={listRequestKindOptions(reporterEmail, requester).map(({ requestType, decision }) => ({
          value: requestType,
          label: permissionTypeLabel[requestType],
          refusal: decision.allowed ? undefined : decision.reason,
        }))}
        onChosen={() => {
          chosen.current = { ...chosen.current, requestType: getValues('requestType') };
        }}
      />
      <TextareaField
        control={control}
        name="description"
        label={createRequestTexts.description}
        description={createRequestTexts.aboutDescription}
        data-autofocus
      />
      <MobileField form={form} />
      <FormActions action={createRequestTexts.next} busy={false} />
    </form>
  );
}

type MobileProps = { readonly form: ReturnType<typeof useZodForm<RequestAboutValues>> };

function MobileField({ form: { control } }: MobileProps) {
  const { field: mobile, fieldState } = useController({ control, name: 'mobile' });
  const { field: country } = useController({ control, name: 'mobileCountry' });
  return (
    <PhoneInput
      label={createRequestTexts.mobile}
      initial={{ typed: mobile.value, country: toPhoneCountryCode(country.value) }}
      error={fieldState.error?.message}
      onChange={(_, as) => {
        country.onChange(as.country);
        mobile.onChange(as.typed);
      }}
    />
  );
}

export function openRequestWizard(prefill: RequestPrefill = {}): void {
  openModal({ title: createRequestTexts.title, size: 620, body: <CreateRequest prefill={prefill} /> });
}

/**
 * The user's open request for the same thing, never from the cache; none where their requests cannot be read.
 */
export async function fetchOwnOpenRequest(client: QueryClient, prefill: RequestPrefill) {
  const own = await fetchFresh(client, myOpenRequestsQuery()).catch(() => []);
  return findOwnOpenRequest(own, prefill);
}

export function openExistingRequest(asked: Ticket): void {
  openModal({ title: requestAccessTexts.askedTitle, size: 480, body: <Asked asked={asked} /> });
}

function Asked({ asked }: { readonly asked: Ticket }) {
  return (
    <div className="stack">
      <p className="question">
        <strong>{requestAccessTexts.asked(formatShortDate(asked.created))}</strong>:{' '}
        {formatRequestTarget(asked, config.productCode)}. {requestAccessTexts.askedText}
      </p>
      <div className={styles.ways}>
        <Link to={paths.request(asked.ticketId)} onClick={() => closeModal()}>
          {requestAccessTexts.open}
        </Link>
        <button type="button" onClick={() => openRequestWizard()}>
          {requestAccessTexts.askElse}
        </button>
      </div>
    </div>
  );
}

export function useRequester() {
  const { email, units } = useMe();
  return { email, units, providerDomain: providerOrganization.domain };
}

function CreateRequest({ prefill }: { readonly prefill: RequestPrefill }) {
  const asker = useRequester();
  const draftName = `createRequest ${JSON.stringify(prefill)}`;
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [draft, setDraft] = useState<RequestDraft>(() =>
    restoreRequestDraft(asker, prefill, readDraft(draftName)),
  );
  // An active query, so that creating a request also refetches it.
  const { data: own = [] } = useQuery(myOpenRequestsQuery());
  const restored = useDraftRestoration(
    () => !isSameDraft(restoreRequestDraft(asker, prefill, {}), readDraft(draftName)),
    () => {
      setDraft(restoreRequestDraft(asker, prefill, {}));
      removeDraft(draftName);
    },
  );
  const keep = (change: Partial<RequestDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    writeDraft(draftName, next);
  };
  return (
    <>
      <StageIndicator label={createRequestTexts.steps} names={createRequestTexts.stepNames} current={step} />
      {step === 0 && (
        <>
          <RestoredDraftNotice restored={restored} />
          <RequestAboutStep
            key={String(restored.isShown)}
            draft={draft}
            requester={asker}
            onChange={keep}
            onNext={() => setStep(1)}
          />
        </>
      )}
      {step === 1 && (
        <RequestSubjectStep
          draft={draft}
          requester={asker}
          onChange={keep}
          onPrevious={() => setStep(0)}
          onNext={() => setStep(2)}
        />
      )}
      {step === 2 && (
        <RequestSummary
          draft={draft}
          own={own}
          onPrevious={() => setStep(1)}
          onCreated={() => {
            removeDraft(draftName);
            setDraft(createRequestDraft(asker));
          }}
        />
      )}
    </>
  );
}
