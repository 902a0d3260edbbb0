import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { listDelegatableRoles } from '~/domain/access/granting.ts';
import { rolesFormSchema, type RolesFormValues } from '~/domain/grant/form.ts';
import { type Grant, formatNoteEntry } from '~/domain/grant/grant.ts';
import { hasExactRoles, buildRoleAssignment } from '~/domain/grant/grantPlan.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { createGrantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { saveGrantRolesMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { useMe } from '~/session/me.ts';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { getCurrentBaseGrant, updateGrantsIfUnchanged, hasBaseGrant } from './updateGrantsIfUnchanged.ts';
import { RolesField, RolesError } from './RolesField.tsx';
import { useGrantableRoles, useGrantDecisions, useRetryRoles, useValidRoles } from './useGrantDecisions.ts';

type Props = {
  readonly base: Grant;
  readonly seen: readonly Grant[];
  /** The scope as part of a sentence, such as “at Crane Works”. */
  readonly where: string;
};

export function openEditRoles(props: Props): void {
  openModal({
    title: grantHolderTexts.rolesTitle(escapeInvisibleText(props.base.address)),
    size: 620,
    body: <RolesDialog {...props} />,
  });
}

function RolesDialog({ base, seen, where }: Props) {
  const client = useQueryClient();
  const { email } = useMe();
  const { affiliation, address, realm } = base;
  const grantable = useGrantableRoles(affiliation, realm) ?? [];
  const { data: valid = [] } = useValidRoles(affiliation, realm);
  const readAgain = useRetryRoles();
  const { checkGranting } = useGrantDecisions(affiliation, realm);
  const [guard] = useState(() =>
    updateGrantsIfUnchanged({ client, place: base, seen, where, needs: hasBaseGrant(base) }),
  );
  const initial = { roles: base.roles, passesOn: base.delegatableRoles.length > 0, reason: '' };
  const form = useZodForm(rolesFormSchema, initial);
  const { control } = form;
  const values = { ...initial, ...useWatch({ control }) };
  const after = buildRoleAssignment(values, valid);
  const decision = checkGranting({ address, held: base.roles, ...after });
  const names = listRoleNames(listDelegatableRoles(values.roles, valid));
  const kept = base.roles.filter((role) => !grantable.includes(role));

  const save = ({ reason, ...chosen }: RolesFormValues, isOpen: OpenCheck): Promise<unknown> => {
    const wanted = buildRoleAssignment(chosen, valid);
    return guard(
      isOpen,
      (now) =>
        executeMutation(client, saveGrantRolesMutation(getCurrentBaseGrant(now, base)), {
          ...wanted,
          entry: formatNoteEntry(reason, email, new Date()),
        }),
      {
        arrival: createAlreadyAppliedCheck(client, saveGrantRolesMutation(base), (now) =>
          hasExactRoles(getCurrentBaseGrant(now, base), wanted),
        ),
      },
    );
  };
  return (
    <ModalForm
      form={form}
      onSubmit={save}
      action={commonTexts.save}
      refusal={readAgain ? createGrantTexts.rolesUnknown : decision.allowed ? undefined : decision.reason}
    >
      {readAgain && <RolesError onRetry={readAgain} />}
      <RolesField
        control={control}
        name="roles"
        label={grantHolderTexts.rolesAre}
        options={grantable}
        kept={kept}
        whyKept={grantHolderTexts.kept}
      />
      {names.length === 0 ? (
        <p className="soft">{grantHolderTexts.passOnNothing}</p>
      ) : (
        <SwitchField
          control={control}
          name="passesOn"
          label={grantHolderTexts.passOn}
          description={formatConjunction([...names])}
        />
      )}
      <TextareaField
        control={control}
        name="reason"
        label={createGrantTexts.reason}
        description={createGrantTexts.aboutReason}
        rows={2}
      />
    </ModalForm>
  );
}
