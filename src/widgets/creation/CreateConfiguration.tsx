import { useState, useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import {
  createConfigurationStages,
  detailsAfterStart,
  initialDetails,
  initialStart,
  type CreateConfigurationDetails,
  type CreateConfigurationStart,
  createConfigurationStart,
} from '~/domain/configuration/create.ts';
import { CreateConfigurationUpload } from './CreateConfigurationUpload.tsx';
import { paths } from '~/paths.ts';
import { removeDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraft.tsx';
import { useDraftRestoration } from '~/ui/form/useRestored.ts';
import { StageIndicator } from '~/ui/steps/Stages.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconBox, IconUpload } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { productFamilies } from '~/domain/product/families.ts';
import { refused, type Verdict } from '~/domain/access/verdict.ts';
import { mayCreate3D, mayUploadExisting } from '~/domain/configuration/creationPermission.ts';
import { useMe } from '~/session/me.ts';
import { RadioGroupField } from '~/ui/form/ChoiceField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import styles from './CreateConfiguration.module.css';

type Props = {
  readonly initial: CreateConfigurationStart;
  readonly onUploadExisting: (start: CreateConfigurationStart) => void;
  readonly onCreate3D: (start: CreateConfigurationStart) => void;
};

function CreateConfigurationChoice({ initial, onUploadExisting, onCreate3D }: Props) {
  const { units } = useMe();
  const { control, handleSubmit } = useZodForm(createConfigurationStart, initial);
  const [searching, setSearching] = useState(false);
  const { productFamily, accountNumber } = useWatch({ control });
  const family = productFamily ?? initial.productFamily;
  const threeD = mayCreate3D(family, units, accountNumber ?? '');
  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onUploadExisting)(event)}>
      <RadioGroupField
        control={control}
        name="productFamily"
        label={createConfigurationTexts.family}
        options={productFamilies.map((value) => ({ value, label: value }))}
      />
      <AccountPicker
        control={control}
        name="accountNumber"
        label={createConfigurationTexts.customer}
        onSearching={setSearching}
      />
      <div className={styles.ways}>
        <Way
          icon={<IconBox size={24} aria-hidden />}
          name={createConfigurationTexts.create3D}
          text={createConfigurationTexts.about3D}
          verdict={searching ? stillSearching : threeD}
          onBegin={() => void handleSubmit(onCreate3D)()}
        />
        <Way
          icon={<IconUpload size={24} aria-hidden />}
          name={createConfigurationTexts.uploadExisting}
          text={createConfigurationTexts.aboutUpload}
          verdict={searching ? stillSearching : mayUploadExisting(family, units)}
        />
      </div>
    </form>
  );
}

const stillSearching = refused('SUBJECT', createConfigurationTexts.chooseCustomer);

type WayProps = {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly verdict: Verdict;
  /** Begins it; left out for the way that answering the form takes. */
  readonly onBegin?: () => void;
};

function Way({ icon, name, text, verdict, onBegin }: WayProps) {
  const about = useId();
  return (
    <div className={styles.way}>
      {icon}
      <p id={about}>{verdict.allowed ? text : verdict.reason}</p>
      <Button
        aria-describedby={about}
        type={onBegin ? 'button' : 'submit'}
        variant="default"
        disabled={!verdict.allowed}
        {...(onBegin && { onClick: onBegin })}
      >
        {name}
      </Button>
    </div>
  );
}

const draftName = 'createConfiguration';

type Draft = { readonly start: CreateConfigurationStart; readonly details: CreateConfigurationDetails };

const initialDraft: Draft = { start: initialStart, details: initialDetails };

export function openCreateConfiguration(): void {
  openModal({ title: createConfigurationTexts.title, size: 620, body: <CreateConfiguration /> });
}

function CreateConfiguration() {
  const navigate = useNavigate();
  const [step, setStep] = useState<0 | 1>(0);
  const [draft, setDraft] = useState<Draft>(() => ({ ...initialDraft, ...readDraft(draftName) }));
  const restored = useDraftRestoration(
    () => !isSameDraft(initialDraft, readDraft(draftName)),
    () => {
      setDraft(initialDraft);
      removeDraft(draftName);
    },
  );
  const keep = (change: Partial<Draft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    writeDraft(draftName, next);
  };
  return (
    <>
      <StageIndicator
        label={createConfigurationTexts.stages}
        names={createConfigurationStages}
        current={step}
      />
      {step === 0 && <RestoredDraftNotice restored={restored} />}
      {step === 0 ? (
        <CreateConfigurationChoice
          key={String(restored.isShown)}
          initial={draft.start}
          onUploadExisting={(start) => {
            keep({ start, details: detailsAfterStart(draft.details, draft.start, start) });
            setStep(1);
          }}
          onCreate3D={({ productFamily, accountNumber }) => {
            removeDraft(draftName);
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
          onCreated={() => removeDraft(draftName)}
        />
      )}
    </>
  );
}
