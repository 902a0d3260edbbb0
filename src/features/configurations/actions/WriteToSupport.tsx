import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { config } from '~/config.ts';
import {
  accessRequestMail,
  specificationReviewMail,
  supportNoteForm,
  type SupportMail,
  type SupportRequest,
} from '~/domain/request/support.ts';
import { failureText } from '~/queries/failures.ts';
import { perform } from '~/queries/perform.ts';
import { writeToSupport } from '~/queries/configurations/workflow.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/ui/modal/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, useAttempt } from '~/ui/modal/useAttempt.ts';
import styles from './actions.module.css';

/** The writer and the subject; a configuration that cannot be seen has no revision, and a right needs neither. */
type About = {
  readonly client: QueryClient;
  readonly email: string;
  readonly configurationId?: string;
  readonly revision?: string;
};

type Letter = {
  readonly about: About;
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly action: string;
  readonly done: string;
  readonly note: string;
  readonly mail: (request: SupportRequest) => SupportMail;
};

function open(letter: Letter): void {
  openModal({ title: letter.title, closesOnNavigation: true, body: <WriteToSupport letter={letter} /> });
}

/** Asking the support to review the technical specification. */
export function openSpecificationReview(about: About & { readonly configurationId: string }): void {
  const { configurationId } = about;
  open({
    about,
    title: supportTexts.reviewTitle(configurationId),
    intro: supportTexts.reviewIntro(configurationId),
    label: supportTexts.reviewLabel,
    action: supportTexts.review,
    done: supportTexts.reviewDone(configurationId),
    note: '',
    mail: specificationReviewMail,
  });
}

/** Asking for access to a configuration, or for the right to do what `wish` names. */
export function openAccessRequest(about: About, wish: string): void {
  const { configurationId } = about;
  open({
    about,
    title: configurationId ? supportTexts.accessTo(configurationId) : supportTexts.access,
    intro: supportTexts.accessIntro,
    label: supportTexts.accessLabel,
    action: supportTexts.access,
    done: configurationId ? supportTexts.accessToDone(configurationId) : supportTexts.accessDone,
    note: wish,
    mail: accessRequestMail,
  });
}

function WriteToSupport({ letter }: { readonly letter: Letter }): ReactElement {
  const { about, title, intro, label, action, done, note, mail } = letter;
  const { client, email, ...subject } = about;
  const { busy, objection, attempt } = useAttempt();
  const { control, handleSubmit } = useZodForm(supportNoteForm, { note }, { draft: title });

  const send = async (form: { readonly note: string }): Promise<void> => {
    const request = { ...subject, requester: email, supportEmail: config.supportEmail, note: form.note };
    try {
      await perform(client, writeToSupport(done), mail(request));
    } catch (error) {
      throw new Objection(failureText(error));
    }
    forgetDraft(title);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt(() => send(form)))(event)}
    >
      <p className={styles.intro}>{intro}</p>
      <TextareaField control={control} name="note" label={label} rows={4} />
      <ObjectionNote objection={objection} />
      <FormActions action={action} busy={busy} />
    </form>
  );
}
