import type { Verdict } from '~/domain/access/verdict.ts';
import { mayCallOperation } from '~/domain/apiDescription/access.ts';
import type { ApiOperation } from '~/domain/apiDescription/operations.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { useActor } from '~/session/me.ts';
import styles from './Api.module.css';

const colours: Readonly<Record<string, string>> = {
  GET: 'blue',
  POST: 'green',
  PUT: 'amber',
  PATCH: 'amber',
  DELETE: 'red',
};

export const Method = ({ method }: { readonly method: string }) => (
  <span className={styles.method} data-colour={colours[method] ?? 'grey'}>
    {method}
  </span>
);

function callText(verdict: Verdict | undefined): string {
  if (!verdict) return apiTexts.notKnown;
  return verdict.allowed ? apiTexts.may : apiTexts.mayNot;
}

export function Access({ operation }: { readonly operation: ApiOperation }) {
  const verdict = mayCallOperation(useActor(), operation);
  return (
    <span className={styles.access} data-may={verdict?.allowed === true || undefined}>
      {callText(verdict)}
    </span>
  );
}
