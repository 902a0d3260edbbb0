import { TextInput } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Actor } from '~/domain/access/decision.ts';
import { isScannableId } from '~/domain/configuration/id.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { createProductTexts } from '~/domain/words/texts/createConfiguration.ts';
import { createProductFromListTexts } from '~/domain/words/texts/products.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { createProductRegistrar } from '~/queries/products/products.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { useActor } from '~/session/me.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useTextDraft } from '~/ui/form/useTextDraft.ts';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { ProductForm } from '~/widgets/products/ProductForm.tsx';
import { useScanHandler } from '~/platform/scanHandlers.ts';

export function openCreateProductFromList(): void {
  openModal({ title: createProductFromListTexts.title, body: <ChooseConfiguration /> });
}

/** Draft key of the typed id; removed once the product is created. */
const draft = 'createProductFor';

async function makeable(client: QueryClient, actor: Actor, id: string): Promise<Configuration> {
  const now = await fetchFresh(client, configurationQuery(id));
  if (!now) throw new UserFacingError(createProductFromListTexts.unseen(id));
  const decision = checkConfigurationEvent(actor, 'CREATE_PRODUCT', now);
  if (!decision.allowed) throw new UserFacingError(createProductFromListTexts.refused(id, decision.reason));
  return now;
}

function ChooseConfiguration() {
  const client = useQueryClient();
  const actor = useActor();
  const { text: id, setText: setId, restored } = useTextDraft(draft);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, objection, attempt } = useSubmit();
  const wanted = id.trim().toUpperCase();
  useScanHandler((text) => {
    if (isScannableId(text)) setId(text);
    return isScannableId(text);
  });
  const goOn: SubmitAction = async (isOpen) => {
    const found = await makeable(client, actor, wanted);
    if (!isOpen()) return;
    const make = createProductRegistrar(client);
    openModal({
      title: createProductTexts.title(wanted),
      body: (
        <ProductForm
          configuration={found}
          create={async (product, isFormOpen) => {
            await makeable(client, actor, wanted);
            if (!isFormOpen()) return;
            await make(product);
            removeDraft(draft);
          }}
        />
      ),
    });
  };
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(wanted === '');
        if (wanted !== '') void attempt(goOn);
      }}
    >
      <RestoredDraftNotice restored={restored} />
      <TextInput
        label={createProductFromListTexts.configuration}
        description={createProductFromListTexts.about}
        value={id}
        error={isMissing && createProductFromListTexts.required}
        onChange={(event) => {
          setId(event.currentTarget.value);
          setIsMissing(false);
        }}
        data-autofocus
      />
      <SubmitErrorMessage objection={objection} />
      <FormActions action={createProductFromListTexts.choose} busy={busy} />
    </form>
  );
}
