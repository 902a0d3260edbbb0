import '@mantine/core/styles/Button.css';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatBlacklistCsv, findListConflicts, parsePastedEntries } from '~/domain/access/emailLists.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { paths } from '~/paths.ts';
import { blacklistQuery, accessListWrites, whitelistQuery } from '~/queries/access/lists.ts';
import { SanitizedEmail } from '~/widgets/grants/SanitizedEmail.tsx';
import { restrictToAdministrators } from './AccessLayout.tsx';
import { EmailLink, EmailList, AccessListLayout } from './lists/EmailList.tsx';
import { openAccessListUpdate, AccessListUpdate } from './lists/AccessListUpdate.tsx';
import styles from './lists/Lists.module.css';
import '@mantine/core/styles/Input.css';
import { getEmailKey, isSameEmail } from '~/domain/words/emailAddress.ts';
import { useMe } from '~/session/me.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useTextDraft } from '~/ui/form/useTextDraft.ts';
import { openModal } from '~/platform/modals.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';

type Props = { readonly listed: readonly string[]; readonly white: readonly string[] };

function openAddBlacklistEmails(props: Props): void {
  openModal({ title: emailListTexts.addAddresses, size: 560, body: <AddAddresses {...props} /> });
}

const draft = 'blacklistAddresses';

const maxShown = 200;

function AddAddresses({ listed, white }: Props) {
  const client = useQueryClient();
  const { email } = useMe();
  const { text, setText, restored } = useTextDraft(draft);
  const [chosen, setChosen] = useState<readonly string[]>();
  const pasted = useMemo(() => parsePastedEntries(text, listed), [text, listed]);
  const fresh = pasted.filter(({ verdict }) => verdict === 'NEW').map(({ address }) => address);
  useMarkUnsaved(text !== '');
  if (chosen) {
    const hasOwn = chosen.some((each) => isSameEmail(each, email));
    const known = new Set(white.map(getEmailKey));
    const onBoth = chosen.filter((address) => known.has(getEmailKey(address))).length;
    return (
      <AccessListUpdate
        list="BLACKLIST"
        calls={chosen.map((address) => ({
          label: emailListTexts.addStep(address),
          run: () => accessListWrites.addBlack(client, address),
        }))}
        action={emailListTexts.addCount(chosen.length)}
        dangerous
        {...(hasOwn && { wordToType: email })}
        done={emailListTexts.added(chosen.length)}
        onDone={() => removeDraft(draft)}
        onBack={() => setChosen(undefined)}
      >
        <p>{emailListTexts.aboutBlacklist}</p>
        {hasOwn && <p className={styles.warning}>{emailListTexts.ownAddress}</p>}
        {onBoth > 0 && <p className={styles.warning}>{emailListTexts.alsoWhite(onBoth)}</p>}
      </AccessListUpdate>
    );
  }
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (fresh.length > 0) setChosen(fresh);
      }}
    >
      <RestoredDraftNotice restored={restored} />
      <Textarea
        label={emailListTexts.addresses}
        description={emailListTexts.addressesAbout}
        rows={5}
        value={text}
        data-autofocus
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {pasted.length > 0 && (
        <Scroller label={emailListTexts.verdictsOf} className={styles.pasted}>
          <ul aria-label={emailListTexts.pasted}>
            {pasted.slice(0, maxShown).map(({ address, verdict }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
              <li key={index} data-verdict={verdict}>
                <span>
                  <SanitizedEmail address={address} />
                </span>
                <span>{emailListTexts.verdicts[verdict]}</span>
              </li>
            ))}
            {pasted.length > maxShown && (
              <li>
                <span>{emailListTexts.morePasted(pasted.length - maxShown)}</span>
              </li>
            )}
          </ul>
        </Scroller>
      )}
      <FormActions
        action={emailListTexts.preview}
        busy={false}
        refusal={fresh.length === 0 ? emailListTexts.noneToAdd : undefined}
      />
    </form>
  );
}

export const Component = restrictToAdministrators(Blacklist);

function Blacklist() {
  const read = useQuery(blacklistQuery());
  const { data: white } = useQuery(whitelistQuery());
  const addresses = useMemo(() => (read.data ?? []).map(({ emailAddress }) => emailAddress), [read.data]);
  const whiteAddresses = useMemo(() => (white ?? []).map(({ address }) => address), [white]);
  const conflicts = useMemo(() => findListConflicts(white ?? [], read.data ?? []), [white, read.data]);
  return (
    <AccessListLayout
      list="BLACKLIST"
      read={read}
      toCsv={() => formatBlacklistCsv(addresses)}
      onAdd={() => openAddBlacklistEmails({ listed: addresses, white: whiteAddresses })}
    >
      {() => <Listed addresses={addresses} conflicts={conflicts} />}
    </AccessListLayout>
  );
}

type ListedProps = { readonly addresses: readonly string[]; readonly conflicts: readonly string[] };

function Listed({ addresses, conflicts }: ListedProps) {
  const rows = useMemo(() => addresses.map((address) => ({ address })), [addresses]);
  const onBoth = new Set(conflicts);
  return (
    <>
      {conflicts.length > 0 && <p className={styles.warning}>{emailListTexts.conflicts(conflicts.length)}</p>}
      <EmailList label={emailListTexts.blacklist} rows={rows} path={paths.blacklist()}>
        {({ address }, index) => (
          <>
            <EmailLink
              address={address}
              to={paths.effectiveAccess(address)}
              index={index}
              isOnBoth={onBoth.has(address)}
            />
            <span className={styles.end}>
              <Remove address={address} />
            </span>
          </>
        )}
      </EmailList>
    </>
  );
}

function Remove({ address }: { readonly address: string }) {
  const client = useQueryClient();
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={emailListTexts.removeOne(address)}
      onClick={() =>
        openAccessListUpdate({
          title: emailListTexts.removeTitle,
          list: 'BLACKLIST',
          children: <p>{emailListTexts.removeQuestion(address)}</p>,
          calls: [
            {
              label: emailListTexts.removeStep(address),
              run: () => accessListWrites.removeBlack(client, address),
            },
          ],
          action: emailListTexts.remove,
          dangerous: true,
          done: emailListTexts.removed(address),
        })
      }
    >
      {emailListTexts.remove}
    </Button>
  );
}
