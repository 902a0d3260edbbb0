import type { Decision } from '~/domain/access/decision.ts';
import { checkOperationCall } from '~/domain/apiDescription/access.ts';
import type { ApiOperation } from '~/domain/apiDescription/operations.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { useActor } from '~/session/me.ts';
import styles from './Api.module.css';

const colours: Readonly<Record<string, string>> = {
  GET: 'blue',
  POST: 'green',
  PUT: 'amber',
  PATCH: 'amber',
  DELETE: 'red',
};

export const HttpMethodLabel = ({ method }: { readonly method: string }) => (
  <span className={styles.method} data-colour={colours[method] ?? 'grey'}>
    {method}
  </span>
);

function callText(decision: Decision | undefined): string {
  if (!decision) return apiDescriptionTexts.notKnown;
  return decision.allowed ? apiDescriptionTexts.may : apiDescriptionTexts.mayNot;
}

export function OperationAccessLabel({ operation }: { readonly operation: ApiOperation }) {
  const decision = checkOperationCall(useActor(), operation);
  return (
    <span className={styles.access} data-may={decision?.allowed === true || undefined}>
      {callText(decision)}
    </span>
  );
}
