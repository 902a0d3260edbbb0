import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { expandWhitelist } from '~/domain/access/lists.ts';
import type { WhitelistEntry } from '~/domain/access/listEntries.ts';
import { realmLabel, realmOf, roleDescription, roleLabel, roles, type Realm } from '~/domain/access/roles.ts';
import { realmText } from '~/domain/access/matrixReview.ts';
import {
  whitelistEntry,
  whitelistForm,
  whitelistRealms,
  type WhitelistForm,
} from '~/domain/access/whitelistForm.ts';
import { accountLabel, type Account } from '~/domain/account/accounts.ts';
import { subsidiaries, subsidiaryName } from '~/domain/account/subsidiaries.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { config } from '~/config.ts';
import { listCalls } from '~/queries/access/lists.ts';
import { rolesOfRealms } from '~/queries/access/matrices.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { ChecksField } from '~/ui/form/ChecksField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/ui/modal/modals.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { EntryLine } from './EntryLine.tsx';
import { ListWrite } from './ListWrite.tsx';
import styles from './Lists.module.css';

type Props = {
  /** Address to begin with; empty for none. */
  readonly address: string;
  /** Addresses on the blacklist. */
  readonly black: readonly string[];
};

/** Adding an entry to the whitelist; one for a group of customers becomes one for each of its accounts. */
export function openAddEntry(props: Props): void {
  openModal({ title: listTexts.entryTitle, size: 620, body: <AddEntry {...props} /> });
}

const areas = subsidiaries.filter((area) => area !== 'ALL');

function AddEntry({ address, black }: Props): ReactElement {
  const [asked, setAsked] = useState<WhitelistEntry>();
  const { data: realmRoles } = useQuery(rolesOfRealms());
  const { data: all = [] } = useQuery(accounts());
  const validRoles = (realm: Realm | undefined) => {
    const names = realmRoles?.find((each) => realmOf(each.realm, config.productCode) === realm)?.roles ?? [];
    return roles.filter((role) => names.some((name) => name === role));
  };
  const form = useZodForm(whitelistForm, {
    address,
    realm: '',
    accountNumber: '',
    roles: [],
    productFamilies: [],
    dataAreas: [],
    note: '',
  });
  if (asked) return <FanOut entry={asked} accounts={all} black={black} />;
  const onNext = (values: WhitelistForm): void => {
    const realm = whitelistRealms.find((each) => each === values.realm);
    if (realm) setAsked(whitelistEntry(values, realm, validRoles(realm), config.productCode));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <Fields form={form} rolesIn={validRoles} />
      <FormActions action={listTexts.preview} busy={false} />
    </form>
  );
}

type FieldsProps = {
  readonly form: ReturnType<typeof useZodForm<WhitelistForm>>;
  readonly rolesIn: (realm: Realm | undefined) => readonly (typeof roles)[number][];
};

function Fields({ form: { control }, rolesIn }: FieldsProps): ReactElement {
  const chosen = useWatch({ control, name: 'realm' });
  const realm = whitelistRealms.find((each) => each === chosen);
  return (
    <>
      <TextField
        control={control}
        name="address"
        label={listTexts.address}
        data-autofocus
        spellCheck={false}
      />
      <SelectField
        control={control}
        name="realm"
        label={listTexts.realm}
        placeholder={listTexts.chooseRealm}
        options={whitelistRealms.map((value) => ({ value, label: realmLabel[value] }))}
      />
      {realm !== 'STAFF' && (
        <AccountPicker control={control} name="accountNumber" label={listTexts.account} />
      )}
      {realm && (
        <ChecksField
          control={control}
          name="roles"
          label={listTexts.roles}
          description={listTexts.asRealm}
          options={rolesIn(realm).map((role) => ({
            value: role,
            label: roleLabel[role],
            description: roleDescription[role],
          }))}
        />
      )}
      <ChecksField
        control={control}
        name="dataAreas"
        label={listTexts.areas}
        options={areas.map((area) => ({ value: area, label: subsidiaryName[area] }))}
      />
      <ChecksField
        control={control}
        name="productFamilies"
        label={listTexts.families}
        description={listTexts.noFamilies}
        options={productFamilies.map((family) => ({ value: family, label: family }))}
      />
      <TextareaField control={control} name="note" label={listTexts.note} />
    </>
  );
}

type FanOutProps = {
  readonly entry: WhitelistEntry;
  readonly accounts: readonly Account[];
  readonly black: readonly string[];
};

/** The entries that are written, before they are and while they are. */
function FanOut({ entry, accounts: all, black }: FanOutProps): ReactElement {
  const client = useQueryClient();
  const open = all.filter(({ accountState }) => accountState !== 'RETIRED');
  // Held: the accounts may be read again meanwhile, and the steps must stay those that were shown.
  const [entries] = useState(() => expandWhitelist(entry, open));
  const isGroup = realmOf(entry.realm, config.productCode) === 'CUST_GROUP';
  const isBlack = black.some((address) => address.toLowerCase() === entry.address.toLowerCase());
  const nameOf = (accountNumber: string): string => {
    const found = all.find((each) => each.accountNumber === accountNumber);
    return found ? listTexts.summary([accountLabel(found).name, accountNumber]) : accountNumber;
  };
  if (entries.length === 0) {
    return (
      <form className={styles.form}>
        <p>{listTexts.fanOutNone}</p>
        <FormActions action={listTexts.addEntry} busy={false} refusal={listTexts.noneToAdd} />
      </form>
    );
  }
  return (
    <ListWrite
      list="WHITELIST"
      calls={entries.map((each) => ({
        label: listTexts.entryStep(nameOf(each.affiliation)),
        run: () => listCalls.addWhite(client, each),
      }))}
      action={listTexts.fanOutTitle(entries.length)}
      done={listTexts.entriesAdded(entries.length)}
    >
      <p>
        <strong>{entry.address}</strong>
      </p>
      <p>
        <EntryLine entry={entry} realm={realmText(entry.realm, config.productCode)} />
      </p>
      {isGroup && <p>{listTexts.fanOutAbout(expandWhitelist(entry, all).length - entries.length)}</p>}
      {isBlack && <p className={styles.warning}>{listTexts.isBlacklisted}</p>}
    </ListWrite>
  );
}
