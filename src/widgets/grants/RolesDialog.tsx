import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { delegatableRolesOf } from '~/domain/access/granting.ts';
import { rolesForm, type RolesForm } from '~/domain/grant/form.ts';
import { type Grant, noteEntry } from '~/domain/grant/grant.ts';
import { hasRoles, rolesSet } from '~/domain/grant/plan.ts';
import { roleNames } from '~/domain/grant/preview.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { createPermissionTexts, holdingTexts } from '~/domain/words/texts/grants.ts';
import { saveGrantRolesMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useAttempt.ts';
import { createArrivalCheck } from '~/queries/updateIfUnchanged.tsx';
import { baseOf, grantGuard, needsBase } from './grantGuard.ts';
import { RolesField, RolesUnread } from './RolesField.tsx';
import { useGrantableRoles, useGrantVerdicts, useReadRolesAgain, useValidRoles } from './useGranting.ts';

type Props = {
  readonly base: Grant;
  readonly seen: readonly Grant[];
  /** The place in a sentence, such as “at Crane Works”. */
  readonly where: string;
};

export function openRoles(props: Props): void {
  openModal({
    title: holdingTexts.rolesTitle(visibleText(props.base.address)),
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
  const readAgain = useReadRolesAgain();
  const { mayGrant } = useGrantVerdicts(affiliation, realm);
  const [guard] = useState(() => grantGuard({ client, place: base, seen, where, needs: needsBase(base) }));
  const initial = { roles: base.roles, passesOn: base.delegatableRoles.length > 0, reason: '' };
  const form = useZodForm(rolesForm, initial);
  const { control } = form;
  const values = { ...initial, ...useWatch({ control }) };
  const after = rolesSet(values, valid);
  const verdict = mayGrant({ address, held: base.roles, ...after });
  const names = roleNames(delegatableRolesOf(values.roles, valid));
  const kept = base.roles.filter((role) => !grantable.includes(role));

  const save = ({ reason, ...chosen }: RolesForm, isOpen: OpenCheck): Promise<unknown> => {
    const wanted = rolesSet(chosen, valid);
    return guard(
      isOpen,
      (now) =>
        executeMutation(client, saveGrantRolesMutation(baseOf(now, base)), {
          ...wanted,
          entry: noteEntry(reason, email, new Date()),
        }),
      {
        arrival: createArrivalCheck(client, saveGrantRolesMutation(base), (now) =>
          hasRoles(baseOf(now, base), wanted),
        ),
      },
    );
  };
  return (
    <ModalForm
      form={form}
      onSubmit={save}
      action={commonTexts.save}
      refusal={readAgain ? createPermissionTexts.rolesUnknown : verdict.allowed ? undefined : verdict.reason}
    >
      {readAgain && <RolesUnread onRetry={readAgain} />}
      <RolesField
        control={control}
        name="roles"
        label={holdingTexts.rolesAre}
        options={grantable}
        kept={kept}
        whyKept={holdingTexts.kept}
      />
      {names.length === 0 ? (
        <p className="soft">{holdingTexts.passOnNothing}</p>
      ) : (
        <SwitchField
          control={control}
          name="passesOn"
          label={holdingTexts.passOn}
          description={conjunction([...names])}
        />
      )}
      <TextareaField
        control={control}
        name="reason"
        label={createPermissionTexts.reason}
        description={createPermissionTexts.aboutReason}
        rows={2}
      />
    </ModalForm>
  );
}
