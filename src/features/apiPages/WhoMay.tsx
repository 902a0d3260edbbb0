import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '~/config.ts';
import { realmText, roleText } from '~/domain/access/matrixReview.ts';
import { mayAdministerRoles } from '~/domain/access/staffVerdicts.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import { mayCallOperation, rolesThatMay } from '~/domain/apiDescription/access.ts';
import type { ApiOperation, Governance } from '~/domain/apiDescription/operations.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import {
  combineMatrices,
  objectAccessQuery,
  realmRolesQuery,
  serviceAccessQuery,
} from '~/queries/access/matrices.ts';
import { useActor } from '~/session/me.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';

function governanceText(governance: Governance): string {
  switch (governance.by) {
    case 'OBJECT':
      return apiTexts.governed.OBJECT(governance.type, governance.access);
    case 'SERVICE':
      return apiTexts.governed.SERVICE;
    case 'UNKNOWN':
      return apiTexts.notDescribed;
  }
}

function callText(verdict: Verdict | undefined): string {
  if (!verdict) return apiTexts.notKnown;
  return verdict.allowed ? apiTexts.may : verdict.reason;
}

export function WhoMay({ operation }: { readonly operation: ApiOperation }) {
  const actor = useActor();
  const verdict = mayCallOperation(actor, operation);
  return (
    <Panel title={apiTexts.whoMay}>
      <LabelValueTable
        caption={apiTexts.whoMay}
        rows={[
          { label: apiTexts.you, value: callText(verdict) },
          { label: apiTexts.governance, value: governanceText(operation.governance) },
          ...(operation.governance.by === 'UNKNOWN'
            ? []
            : [{ label: apiTexts.roles, value: <Roles operation={operation} /> }]),
        ]}
      />
    </Panel>
  );
}

function Roles({ operation }: { readonly operation: ApiOperation }) {
  const mayKnow = mayAdministerRoles(useActor().units).allowed;
  const { data: services } = useQuery({ ...serviceAccessQuery(), enabled: mayKnow });
  const { data: objects } = useQuery({ ...objectAccessQuery(), enabled: mayKnow });
  const { data: roles } = useQuery({ ...realmRolesQuery(), enabled: mayKnow });
  const matrices = useMemo(() => combineMatrices(services, objects, roles), [services, objects, roles]);
  if (!matrices) return <>{mayKnow && matrices === undefined ? '' : apiTexts.rolesUnknown}</>;
  const columns = rolesThatMay(operation, matrices) ?? [];
  if (columns.length === 0) return <>{apiTexts.noRoles}</>;
  const realms = [...new Set(columns.map(({ realm }) => realm))];
  return (
    <ul>
      {realms.map((realm) => (
        <li key={realm}>
          {apiTexts.rolesOf(
            realmText(realm, config.productCode),
            columns.filter((each) => each.realm === realm).map(({ role }) => roleText(role)),
          )}
        </li>
      ))}
    </ul>
  );
}
