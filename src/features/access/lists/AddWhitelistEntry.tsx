import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  expandWhitelistEntry,
  findOverwrittenEntries,
  type WhitelistEntry,
} from '~/domain/access/emailLists.ts';
import {
  isCustomerGroupRealm,
  realmLabel,
  parseRealm,
  roleDescription,
  roleLabel,
  roles,
  type Realm,
} from '~/domain/access/roles.ts';
import { formatRealm, formatRole } from '~/domain/access/matrixReview.ts';
import {
  toWhitelistEntry,
  isAccountRealm,
  createWhitelistFormSchema,
  whitelistRealms,
  type WhitelistFormValues,
} from '~/domain/access/whitelistForm.ts';
import { isRetired, type Account } from '~/domain/account/accounts.ts';
import { subsidiaries, subsidiaryName } from '~/domain/account/subsidiaries.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { config } from '~/config.ts';
import { accessListWrites, fetchFreshWhitelistEntries } from '~/queries/access/lists.ts';
import { realmRolesQuery } from '~/queries/access/matrices.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { CheckboxGroupField } from '~/ui/form/CheckboxGroupField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { SanitizedEmail } from '~/widgets/grants/SanitizedEmail.tsx';
import { WhitelistEntrySummary, useAccountLabel } from './WhitelistEntrySummary.tsx';
import { AccessListUpdate } from './AccessListUpdate.tsx';
import styles from './Lists.module.css';

type Props = { readonly address: string; readonly black: readonly string[] };

/** An entry for a group of customers is written as one entry for each of its accounts. */
export function openAddWhitelistEntry(props: Props): void {
  openModal({ title: emailListTexts.entryTitle, size: 620, body: <AddEntry {...props} /> });
}

type Asked = { readonly entry: WhitelistEntry; readonly there: readonly WhitelistEntry[] };

const none: WhitelistFormValues = {
  address: '',
  realm: '',
  accountNumber: '',
  roles: [],
  productFamilies: [],
  dataAreas: [],
  note: '',
};

const countryCompanies = subsidiaries.filter((each) => each !== 'ALL');

function AddEntry({ address, black }: Props) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const { data: realmRoles } = useQuery(realmRolesQuery());
  const { data: all = [] } = useQuery(accountsQuery());
  const validRoles = (realm: Realm | undefined) => {
    const names =
      realmRoles?.find((each) => parseRealm(each.realm, config.productCode) === realm)?.roles ?? [];
    return roles.filter((role) => names.some((name) => name === role));
  };
  const [schema] = useState(() => createWhitelistFormSchema(config.providerDomain));
  const draft = `whitelistEntry.${address}`;
  const form = useZodForm(schema, { ...none, address }, { draft });
  if (asked) {
    return (
      <FanOut
        {...asked}
        accounts={all}
        black={black}
        onBack={() => setAsked(undefined)}
        onDone={() => removeDraft(draft)}
      />
    );
  }
  const onNext = async (values: WhitelistFormValues): Promise<void> => {
    const realm = whitelistRealms.find((each) => each === values.realm);
    if (!realm) return;
    const entry = toWhitelistEntry(values, realm, validRoles(realm), config.productCode);
    // A failure is ignored here: `updateIfUnchanged` reads the entries again before it writes.
    const there = await fetchFreshWhitelistEntries(client, entry.address).catch(() => null);
    setAsked({ entry, there: there ?? [] });
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <RestoredDraftNotice restored={form.restored} />
      <Fields form={form} rolesIn={validRoles} />
      <FormActions action={emailListTexts.preview} busy={form.formState.isSubmitting} />
    </form>
  );
}

type FieldsProps = {
  readonly form: ReturnType<typeof useZodForm<WhitelistFormValues>>;
  readonly rolesIn: (realm: Realm | undefined) => readonly (typeof roles)[number][];
};

function Fields({ form: { control, getValues, setValue }, rolesIn }: FieldsProps) {
  const chosen = useWatch({ control, name: 'realm' });
  const realm = whitelistRealms.find((each) => each === chosen);
  return (
    <>
      <TextField
        control={control}
        name="address"
        label={emailListTexts.address}
        data-autofocus
        spellCheck={false}
      />
      <SelectField
        control={control}
        name="realm"
        label={emailListTexts.realm}
        placeholder={emailListTexts.chooseRealm}
        options={whitelistRealms.map((value) => ({ value, label: realmLabel[value] }))}
        onChosen={(name) => {
          // A role that the chosen realm does not have would be stored but could not be shown or removed.
          const valid: readonly string[] = rolesIn(whitelistRealms.find((each) => each === name));
          setValue(
            'roles',
            getValues('roles').filter((role) => valid.includes(role)),
          );
        }}
      />
      {isAccountRealm(chosen) && (
        <AccountPicker control={control} name="accountNumber" label={emailListTexts.account} />
      )}
      {realm && (
        <CheckboxGroupField
          control={control}
          name="roles"
          label={emailListTexts.roles}
          description={emailListTexts.asRealm}
          options={rolesIn(realm).map((role) => ({
            value: role,
            label: roleLabel[role],
            description: roleDescription[role],
          }))}
        />
      )}
      <CheckboxGroupField
        control={control}
        name="dataAreas"
        label={emailListTexts.areas}
        options={countryCompanies.map((each) => ({ value: each, label: subsidiaryName[each] }))}
      />
      <CheckboxGroupField
        control={control}
        name="productFamilies"
        label={emailListTexts.families}
        description={emailListTexts.noFamilies}
        options={productFamilies.map((family) => ({ value: family, label: family }))}
      />
      <TextareaField control={control} name="note" label={emailListTexts.note} />
    </>
  );
}

type FanOutProps = Asked & {
  readonly accounts: readonly Account[];
  readonly black: readonly string[];
  readonly onBack: () => void;
  readonly onDone: () => void;
};

function FanOut({ entry, there: read, accounts: all, black, onBack, onDone }: FanOutProps) {
  const client = useQueryClient();
  const open = all.filter((account) => !isRetired(account));
  // In state, not memoized: a refetch of the accounts must not change the steps that are on the screen.
  const [entries] = useState(() => expandWhitelistEntry(entry, open));
  const [there, setThere] = useState(() => findOverwrittenEntries(entries, read));
  const isGroup = isCustomerGroupRealm(entry.realm);
  const isBlack = black.some((address) => isSameEmail(address, entry.address));
  const nameOf = useAccountLabel();
  const guard = updateIfUnchanged<readonly WhitelistEntry[]>({
    baseline: { known: () => there, see: setThere },
    read: async () => {
      const found = await fetchFreshWhitelistEntries(client, entry.address);
      if (!found) throw new UserFacingError(emailListTexts.refused);
      return findOverwrittenEntries(entries, found);
    },
    // A stored entry equal to the wanted one comes from an attempt whose response was lost: no conflict.
    compare: (seen, now) => !isSameText(withoutAny(now, entries), withoutAny(seen, entries)),
    texts: { gone: emailListTexts.noEntries, changed: emailListTexts.entriesMoved },
  });
  if (entries.length === 0) {
    return (
      <form noValidate className="stack">
        <p>{emailListTexts.fanOutNone}</p>
        <FormActions
          action={emailListTexts.addEntry}
          busy={false}
          refusal={emailListTexts.noneToAdd}
          before={
            <Button variant="default" onClick={onBack}>
              {emailListTexts.previous}
            </Button>
          }
        />
      </form>
    );
  }
  return (
    <AccessListUpdate
      list="WHITELIST"
      calls={entries.map((each) => ({
        label: stepText(nameOf(each.affiliation), findOverwrittenEntries([each], there)[0]),
        run: () => accessListWrites.addWhite(client, each),
      }))}
      action={emailListTexts.fanOutTitle(entries.length)}
      done={emailListTexts.entriesAdded(entries.length)}
      guard={guard}
      onDone={onDone}
      onBack={onBack}
    >
      <p>
        <strong>
          <SanitizedEmail address={entry.address} />
        </strong>
      </p>
      <p>
        <WhitelistEntrySummary entry={entry} realm={formatRealm(entry.realm, config.productCode)} />
      </p>
      {isGroup && (
        <p>{emailListTexts.fanOutAbout(expandWhitelistEntry(entry, all).length - entries.length)}</p>
      )}
      {there.length > 0 && <p className={styles.warning}>{emailListTexts.replaces(there.length)}</p>}
      {isBlack && <p className={styles.warning}>{emailListTexts.isBlacklisted}</p>}
    </AccessListUpdate>
  );
}

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutAny = (
  entries: readonly WhitelistEntry[],
  others: readonly WhitelistEntry[],
): readonly WhitelistEntry[] => entries.filter((entry) => !others.some((other) => isSameText(entry, other)));

const stepText = (account: string, before: WhitelistEntry | undefined): string =>
  before
    ? emailListTexts.replaceStep(account, before.roles.map(formatRole).join(', '))
    : emailListTexts.entryStep(account);
