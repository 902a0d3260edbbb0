import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { permissionTypeLabel } from '~/domain/access/permissionType.ts';
import {
  forcedFor,
  kindOptions,
  requestAboutForm,
  type Asker,
  type RequestAbout,
  type RequestDraft,
} from '~/domain/request/draft.ts';
import { mayRequestOnBehalf } from '~/domain/request/permission.ts';
import { countryCodeOf } from '~/domain/words/phone.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { ChoiceField } from '~/ui/form/ChoiceField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { PhoneInput } from '~/ui/form/PhoneInput.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';

type Props = {
  readonly draft: RequestDraft;
  readonly asker: Asker;
  readonly onChange: (change: Partial<RequestDraft>) => void;
  readonly onNext: () => void;
};

const aboutOf = ({
  reporterEmail,
  requestType,
  description,
  mobile,
  mobileCountry,
}: RequestDraft): RequestAbout => ({ reporterEmail, requestType, description, mobile, mobileCountry });

export function RequestAboutStep({ draft, asker, onChange, onNext }: Props): ReactElement {
  const [schema] = useState(() => requestAboutForm(asker));
  const form = useZodForm(schema, aboutOf(draft));
  const { control, getValues, handleSubmit, setValue, subscribe } = form;
  const reporterEmail = useWatch({ control, name: 'reporterEmail' });
  // An address is another one with each letter that is typed: what was chosen comes back with the last of them.
  const chosen = useRef<Pick<RequestDraft, 'requestType' | 'accountNumber'>>(draft);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { realm, accountNumber } = forcedFor(values.reporterEmail, asker, chosen.current);
          onChange({ ...values, realm, accountNumber });
        },
      }),
    [subscribe, onChange, asker],
  );

  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onNext)(event)}>
      {mayRequestOnBehalf(asker.units) && (
        <TextField
          control={control}
          name="reporterEmail"
          inputMode="email"
          spellCheck={false}
          label={createRequestTexts.onBehalf}
          description={createRequestTexts.aboutOnBehalf}
          toValue={(typed) => {
            setValue('requestType', forcedFor(typed, asker, chosen.current).requestType);
            return typed;
          }}
        />
      )}
      <ChoiceField
        control={control}
        name="requestType"
        label={createRequestTexts.kind}
        options={kindOptions(reporterEmail, asker).map(({ requestType, verdict }) => ({
          value: requestType,
          label: permissionTypeLabel[requestType],
          refusal: verdict.allowed ? undefined : verdict.reason,
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

type MobileProps = { readonly form: ReturnType<typeof useZodForm<RequestAbout>> };

function MobileField({ form: { control } }: MobileProps): ReactElement {
  const { field: mobile, fieldState } = useController({ control, name: 'mobile' });
  const { field: country } = useController({ control, name: 'mobileCountry' });
  return (
    <PhoneInput
      label={createRequestTexts.mobile}
      initial={{ typed: mobile.value, country: countryCodeOf(country.value) }}
      error={fieldState.error?.message}
      onChange={(_, as) => {
        country.onChange(as.country);
        mobile.onChange(as.typed);
      }}
    />
  );
}
