import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '~/config.ts';
import { formatRealm, formatRole } from '~/domain/access/matrixReview.ts';
import { checkRoleAdministration } from '~/domain/access/staffDecisions.ts';
import type { Decision } from '~/domain/access/decision.ts';
import { checkOperationCall, listPermittedRoles } from '~/domain/apiDescription/access.ts';
import type { ApiOperation, OperationGovernance } from '~/domain/apiDescription/operations.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import {
  combineMatrices,
  objectAccessQuery,
  realmRolesQuery,
  serviceAccessQuery,
} from '~/queries/access/matrices.ts';
import { useActor } from '~/session/me.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';

function governanceText(governance: OperationGovernance): string {
  switch (governance.by) {
    case 'OBJECT':
      return apiDescriptionTexts.governed.OBJECT(governance.type, governance.access);
    case 'SERVICE':
      return apiDescriptionTexts.governed.SERVICE;
    case 'UNKNOWN':
      return apiDescriptionTexts.notDescribed;
  }
}

function callText(decision: Decision | undefined): string {
  if (!decision) return apiDescriptionTexts.notKnown;
  return decision.allowed ? apiDescriptionTexts.may : decision.reason;
}

export function OperationPermissions({ operation }: { readonly operation: ApiOperation }) {
  const actor = useActor();
  const decision = checkOperationCall(actor, operation);
  return (
    <Panel title={apiDescriptionTexts.whoMay}>
      <LabelValueTable
        caption={apiDescriptionTexts.whoMay}
        rows={[
          { label: apiDescriptionTexts.you, value: callText(decision) },
          { label: apiDescriptionTexts.governance, value: governanceText(operation.governance) },
          ...(operation.governance.by === 'UNKNOWN'
            ? []
            : [{ label: apiDescriptionTexts.roles, value: <Roles operation={operation} /> }]),
        ]}
      />
    </Panel>
  );
}

function Roles({ operation }: { readonly operation: ApiOperation }) {
  const canReadRoles = checkRoleAdministration(useActor().units).allowed;
  const { data: services } = useQuery({ ...serviceAccessQuery(), enabled: canReadRoles });
  const { data: objects } = useQuery({ ...objectAccessQuery(), enabled: canReadRoles });
  const { data: roles } = useQuery({ ...realmRolesQuery(), enabled: canReadRoles });
  const matrices = useMemo(() => combineMatrices(services, objects, roles), [services, objects, roles]);
  if (!matrices) return <>{canReadRoles && matrices === undefined ? '' : apiDescriptionTexts.rolesUnknown}</>;
  const columns = listPermittedRoles(operation, matrices) ?? [];
  if (columns.length === 0) return <>{apiDescriptionTexts.noRoles}</>;
  const realms = [...new Set(columns.map(({ realm }) => realm))];
  return (
    <ul>
      {realms.map((realm) => (
        <li key={realm}>
          {apiDescriptionTexts.rolesOf(
            formatRealm(realm, config.productCode),
            columns.filter((each) => each.realm === realm).map(({ role }) => formatRole(role)),
          )}
        </li>
      ))}
    </ul>
  );
}
