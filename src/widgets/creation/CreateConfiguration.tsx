import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { createConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import {
  createConfigurationStages,
  detailsAfterStart,
  initialDetails,
  initialStart,
  type CreateConfigurationDetails,
  type CreateConfigurationStart,
} from '~/domain/configuration/create.ts';
import { CreateConfigurationChoice } from './CreateConfigurationChoice.tsx';
import { CreateConfigurationUpload } from './CreateConfigurationUpload.tsx';
import { paths } from '~/paths.ts';
import { forgetDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useRestored } from '~/ui/form/useRestored.ts';
import { Stages } from '~/ui/steps/Stages.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';

const draftName = 'createConfiguration';

type Draft = { readonly start: CreateConfigurationStart; readonly details: CreateConfigurationDetails };

const initialDraft: Draft = { start: initialStart, details: initialDetails };

/** Dialog of creating a configuration: first for whom, then what. */
export function openCreateConfiguration(): void {
  openModal({ title: createConfigurationTexts.title, size: 620, body: <CreateConfiguration /> });
}

function CreateConfiguration(): ReactElement {
  const navigate = useNavigate();
  const [step, setStep] = useState<0 | 1>(0);
  const [draft, setDraft] = useState<Draft>(() => ({ ...initialDraft, ...readDraft(draftName) }));
  const restored = useRestored(
    () => !isSameDraft(initialDraft, readDraft(draftName)),
    () => {
      setDraft(initialDraft);
      forgetDraft(draftName);
    },
  );
  const keep = (change: Partial<Draft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    writeDraft(draftName, next);
  };
  return (
    <>
      <Stages label={createConfigurationTexts.stages} names={createConfigurationStages} current={step} />
      {step === 0 && <RestoredDraft restored={restored} />}
      {step === 0 ? (
        <CreateConfigurationChoice
          key={String(restored.isShown)}
          initial={draft.start}
          onUploadExisting={(start) => {
            keep({ start, details: detailsAfterStart(draft.details, draft.start, start) });
            setStep(1);
          }}
          onCreate3D={({ productFamily, accountNumber }) => {
            forgetDraft(draftName);
            closeModal();
            void navigate(paths.newDesign({ productFamily, accountNumber }));
          }}
        />
      ) : (
        <CreateConfigurationUpload
          start={draft.start}
          initial={draft.details}
          onChange={(details) => keep({ details })}
          onPrevious={() => setStep(0)}
          onCreated={() => forgetDraft(draftName)}
        />
      )}
    </>
  );
}
