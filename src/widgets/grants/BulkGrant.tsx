import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account } from '~/domain/account/accounts.ts';
import { isAbortError } from '~/api/ApiError.ts';
import { config } from '~/config.ts';
import { bulkGrantFormSchema, type BulkGrantFormValues } from '~/domain/grant/form.ts';
import { findBaseGrant, defaultGrantRole, type Grant, formatNoteEntry } from '~/domain/grant/grant.ts';
import { describeGrant } from '~/domain/grant/unitChanges.ts';
import { parsePastedEmails, type PastedEmail } from '~/domain/grant/pastedEmails.ts';
import { isGrantedAlready, mergeGrantRoles, type GrantPlan } from '~/domain/grant/grantPlan.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { getEmailKey } from '~/domain/words/emailAddress.ts';
import { createGrantTexts, bulkGrantTexts } from '~/domain/words/texts/grants.ts';
import { refreshOperations } from '~/queries/client.ts';
import { describeError } from '~/api/describeError.ts';
import {
  grantReadOperations,
  realmGrantsQuery,
  saveGrant,
  getAccountRealmName,
} from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import { UserFacingError, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { AttestationWarning } from './GrantReasonForm.tsx';
import { RolesField } from './RolesField.tsx';
import { useGrantableRoles, useGrantDecisions, useValidRoles } from './useGrantDecisions.ts';
import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import { SanitizedEmail } from './SanitizedEmail.tsx';
import styles from './BulkGrantResults.module.css';

type GrantOutcome =
  | { readonly kind: 'GRANTING' }
  | { readonly kind: 'GRANTED' }
  | { readonly kind: 'FAILED'; readonly why: string };

type PastedVerdictsProps = {
  readonly verdicts: readonly PastedEmail[];
  readonly outcomes: ReadonlyMap<string, GrantOutcome>;
};

const maxShown = 200;

/** The lines to show: all of them, or of very many the urgent ones first. */
function shownOf({ verdicts, outcomes }: PastedVerdictsProps): readonly PastedEmail[] {
  if (verdicts.length <= maxShown) return verdicts;
  const isUrgent = ({ address }: PastedEmail): boolean =>
    ['GRANTING', 'FAILED'].includes(outcomes.get(address)?.kind ?? '');
  return [...verdicts.filter(isUrgent), ...verdicts.filter((each) => !isUrgent(each))].slice(0, maxShown);
}

function BulkGrantResults(props: PastedVerdictsProps) {
  const { verdicts, outcomes } = props;
  if (verdicts.length === 0) return null;
  const granted = verdicts.filter(({ refusal }) => refusal === undefined).length;
  return (
    <div className={styles.frame}>
      <p role="status">{bulkGrantTexts.count(granted, verdicts.length)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} aria-label={bulkGrantTexts.verdicts} tabIndex={0}>
        {shownOf(props).map((verdict, index) => (
          // E-mail addresses may repeat, so only the index is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} {...verdict} outcome={outcomes.get(verdict.address)} />
        ))}
        {verdicts.length > maxShown && (
          <li>
            <span>{bulkGrantTexts.notShown(verdicts.length - maxShown)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

type LineProps = PastedEmail & { readonly outcome: GrantOutcome | undefined };

const icons = { GRANTING: IconLoader2, GRANTED: IconCheck, FAILED: IconAlertTriangle };

function textOf({ refusal, outcome }: LineProps): string {
  if (outcome?.kind === 'GRANTED') return bulkGrantTexts.granted;
  if (refusal !== undefined) return refusal;
  if (outcome?.kind === 'FAILED') return bulkGrantTexts.failed(outcome.why);
  return outcome ? bulkGrantTexts.granting : bulkGrantTexts.willGrant;
}

function Line(props: LineProps) {
  const { address, refusal, outcome } = props;
  const state = outcome?.kind ?? (refusal === undefined ? 'WAITING' : 'REFUSED');
  const Icon = outcome ? icons[outcome.kind] : refusal === undefined ? IconCircle : IconAlertTriangle;
  return (
    <li data-state={state}>
      <Icon size={15} aria-hidden />
      <span>
        <SanitizedEmail address={address} />
      </span>
      <span>{textOf(props)}</span>
    </li>
  );
}

export function openBulkGrant(account: Account): void {
  openModal({
    title: bulkGrantTexts.title(formatGrantLocation(account)),
    size: 680,
    body: <GrantToMany account={account} />,
  });
}

function useWanted(account: Account) {
  const { accountNumber, dataArea } = account;
  const { email } = useMe();
  const [now] = useState(() => new Date());
  const { data: validRoles = [] } = useValidRoles(accountNumber);
  const { data: grants } = useQuery(realmGrantsQuery(accountNumber));
  const { checkGranting } = useGrantDecisions(accountNumber);
  const wantedFor = (
    address: string,
    { roles }: Pick<BulkGrantFormValues, 'roles'>,
    entry: string,
  ): GrantPlan => ({
    address,
    realm: getAccountRealmName(accountNumber),
    affiliation: accountNumber,
    dataArea: dataArea ?? '',
    entry,
    givenEntry: formatNoteEntry(
      describeGrant({ item: null, roles }, formatGrantLocation(account)),
      email,
      now,
    ),
    item: null,
    roles,
    validRoles,
  });
  // Indexed, since every address is looked up on each keystroke.
  const known = useMemo(() => Map.groupBy(grants ?? [], ({ address }) => getEmailKey(address)), [grants]);
  const knownOf = (address: string): readonly Grant[] => known.get(getEmailKey(address)) ?? [];
  const verdictsOn = (form: Pick<BulkGrantFormValues, 'addresses' | 'roles'>): readonly PastedEmail[] =>
    parsePastedEmails(form.addresses, {
      accountNumber,
      providerDomain: config.providerDomain,
      holds: (address) => isGrantedAlready(wantedFor(address, form, ''), knownOf(address)),
      checkGrant: (address) => {
        const base = findBaseGrant(knownOf(address), wantedFor(address, form, ''));
        return checkGranting({
          address,
          held: base?.roles ?? [],
          ...mergeGrantRoles(base, form.roles, validRoles),
        });
      },
    });
  return { wantedFor, verdictsOn };
}

function useGrantingToMany(draft: string, wantedFor: ReturnType<typeof useWanted>['wantedFor']) {
  const client = useQueryClient();
  const { email } = useMe();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, GrantOutcome>>(new Map());
  // Grants that succeeded are skipped by a retry.
  const granted = useRef(new Set<string>());

  const grantTo = async (
    left: readonly PastedEmail[],
    form: BulkGrantFormValues,
    isOpen: OpenCheck,
  ): Promise<void> => {
    const entry = formatNoteEntry(form.reason, email, new Date());
    const say = (address: string, outcome: GrantOutcome): void =>
      setOutcomes((before) => new Map([...before, [address, outcome]]));
    let failed = 0;
    for (const { address } of left) {
      if (granted.current.has(address)) continue;
      if (!isOpen()) break;
      say(address, { kind: 'GRANTING' });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails is seen before hundreds have failed
        await saveGrant(client, wantedFor(address, form, entry), isOpen);
        granted.current.add(address);
        say(address, { kind: 'GRANTED' });
      } catch (error) {
        if (isAbortError(error)) break;
        failed += 1;
        say(address, { kind: 'FAILED', why: describeError(error) });
      }
    }
    await refreshOperations(client, grantReadOperations);
    const isCut = left.some(({ address }) => !granted.current.has(address));
    if (failed > 0 && isOpen()) throw new UserFacingError(bulkGrantTexts.someFailed(failed));
    if (!isCut) removeDraft(draft);
    if (!isCut) notify(createSuccessNotice(bulkGrantTexts.done(granted.current.size)));
    else if (granted.current.size > 0)
      notify(createNotice('INFO', { body: bulkGrantTexts.stopped(granted.current.size) }));
  };
  return { outcomes, grantTo };
}

function GrantToMany({ account }: { readonly account: Account }) {
  const { accountNumber } = account;
  const grantable = useGrantableRoles(accountNumber) ?? [];
  const { wantedFor, verdictsOn } = useWanted(account);
  const draft = `grantToMany.${accountNumber}`;
  const { outcomes, grantTo } = useGrantingToMany(draft, wantedFor);
  const initial: BulkGrantFormValues = {
    addresses: '',
    reason: '',
    roles: grantable.filter((role) => role === defaultGrantRole),
  };
  const form = useZodForm(bulkGrantFormSchema, initial, { draft });
  const { control } = form;
  const busy = form.formState.isSubmitting;
  // Not watching the reason, which affects no address, saves the lookups while it is typed.
  const [addresses, roles] = useWatch({ control, name: ['addresses', 'roles'] });
  const verdicts = verdictsOn({ addresses, roles });
  const left = verdicts.filter(
    ({ address, refusal }) => refusal === undefined && outcomes.get(address)?.kind !== 'GRANTED',
  );
  return (
    <ModalForm
      form={form}
      onSubmit={(values, isOpen) => grantTo(left, values, isOpen)}
      action={bulkGrantTexts.action(left.length)}
      refusal={verdicts.length > 0 && left.length === 0 && !busy ? bulkGrantTexts.noneLeft : undefined}
    >
      <AttestationWarning />
      <TextareaField
        control={control}
        name="addresses"
        label={bulkGrantTexts.addresses}
        description={bulkGrantTexts.aboutAddresses}
        rows={5}
        data-autofocus
      />
      <BulkGrantResults verdicts={verdicts} outcomes={outcomes} />
      <RolesField control={control} name="roles" label={createGrantTexts.roles} options={grantable} />
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
