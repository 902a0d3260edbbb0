import { useState, useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import {
  configurationCreationSteps,
  resetDependentDetails,
  initialConfigurationDetails,
  initialConfigurationStart,
  type ConfigurationDetailsValues,
  type ConfigurationStartValues,
  configurationStartSchema,
} from '~/domain/configuration/create.ts';
import { CreateConfigurationUpload } from './CreateConfigurationUpload.tsx';
import { paths } from '~/paths.ts';
import { removeDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { StageIndicator } from '~/ui/steps/StageIndicator.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconBox, IconUpload } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { productFamilies } from '~/domain/product/families.ts';
import { createRefusal, type Decision } from '~/domain/access/decision.ts';
import {
  check3DConfigurationCreation,
  checkConfigurationUpload,
} from '~/domain/configuration/creationPermission.ts';
import { useMe } from '~/session/me.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import styles from './CreateConfiguration.module.css';

type Props = {
  readonly initial: ConfigurationStartValues;
  readonly onUploadExisting: (start: ConfigurationStartValues) => void;
  readonly onCreate3D: (start: ConfigurationStartValues) => void;
};

function CreateConfigurationChoice({ initial, onUploadExisting, onCreate3D }: Props) {
  const { units } = useMe();
  const { control, handleSubmit } = useZodForm(configurationStartSchema, initial);
  const [searching, setSearching] = useState(false);
  const { productFamily, accountNumber } = useWatch({ control });
  const family = productFamily ?? initial.productFamily;
  const threeD = check3DConfigurationCreation(family, units, accountNumber ?? '');
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
          decision={searching ? stillSearching : threeD}
          onBegin={() => void handleSubmit(onCreate3D)()}
        />
        <Way
          icon={<IconUpload size={24} aria-hidden />}
          name={createConfigurationTexts.uploadExisting}
          text={createConfigurationTexts.aboutUpload}
          decision={searching ? stillSearching : checkConfigurationUpload(family, units)}
        />
      </div>
    </form>
  );
}

const stillSearching = createRefusal('SUBJECT', createConfigurationTexts.chooseCustomer);

type WayProps = {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly decision: Decision;
  /** Click handler; left out for the choice that submits the form. */
  readonly onBegin?: () => void;
};

function Way({ icon, name, text, decision, onBegin }: WayProps) {
  const about = useId();
  return (
    <div className={styles.way}>
      {icon}
      <p id={about}>{decision.allowed ? text : decision.reason}</p>
      <Button
        aria-describedby={about}
        type={onBegin ? 'button' : 'submit'}
        variant="default"
        disabled={!decision.allowed}
        {...(onBegin && { onClick: onBegin })}
      >
        {name}
      </Button>
    </div>
  );
}

const draftName = 'createConfiguration';

type Draft = { readonly start: ConfigurationStartValues; readonly details: ConfigurationDetailsValues };

const initialDraft: Draft = { start: initialConfigurationStart, details: initialConfigurationDetails };

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
        names={configurationCreationSteps}
        current={step}
      />
      {step === 0 && <RestoredDraftNotice restored={restored} />}
      {step === 0 ? (
        <CreateConfigurationChoice
          key={String(restored.isShown)}
          initial={draft.start}
          onUploadExisting={(start) => {
            keep({ start, details: resetDependentDetails(draft.details, draft.start, start) });
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
