import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { pastedEntries } from '~/domain/access/lists.ts';
import { addressKey, isSameAddress } from '~/domain/words/emailAddress.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { listCalls } from '~/queries/access/lists.ts';
import { useMe } from '~/session/me.ts';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useKeptText } from '~/ui/form/useKeptText.ts';
import { openModal } from '~/platform/modals.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { useUnsaved } from '~/platform/unsaved.ts';
import { ShownAddress } from '~/widgets/grants/ShownAddress.tsx';
import { ListWrite } from './ListWrite.tsx';
import styles from './Lists.module.css';

type Props = {
  /** Addresses that are on the blacklist. */
  readonly listed: readonly string[];
  /** Addresses that are on the whitelist. */
  readonly white: readonly string[];
};

/** Adding addresses to the blacklist, one or many. */
export function openAddAddresses(props: Props): void {
  openModal({ title: listTexts.addAddresses, size: 560, body: <AddAddresses {...props} /> });
}

/** Name under which what is typed is kept for the tab. */
const draft = 'blacklistAddresses';

/** The most verdicts that are shown at once. */
const mostShown = 200;

function AddAddresses({ listed, white }: Props): ReactElement {
  const client = useQueryClient();
  const { email } = useMe();
  const { text, setText, restored } = useKeptText(draft);
  const [chosen, setChosen] = useState<readonly string[]>();
  const pasted = useMemo(() => pastedEntries(text, listed), [text, listed]);
  const fresh = pasted.filter(({ verdict }) => verdict === 'NEW').map(({ address }) => address);
  useUnsaved(text !== '');
  if (chosen) {
    const hasOwn = chosen.some((each) => isSameAddress(each, email));
    const known = new Set(white.map(addressKey));
    const onBoth = chosen.filter((address) => known.has(addressKey(address))).length;
    return (
      <ListWrite
        list="BLACKLIST"
        calls={chosen.map((address) => ({
          label: listTexts.addStep(address),
          run: () => listCalls.addBlack(client, address),
        }))}
        action={listTexts.addCount(chosen.length)}
        dangerous
        {...(hasOwn && { wordToType: email })}
        done={listTexts.added(chosen.length)}
        onDone={() => forgetDraft(draft)}
        onBack={() => setChosen(undefined)}
      >
        <p>{listTexts.aboutBlacklist}</p>
        {hasOwn && <p className={styles.warning}>{listTexts.ownAddress}</p>}
        {onBoth > 0 && <p className={styles.warning}>{listTexts.alsoWhite(onBoth)}</p>}
      </ListWrite>
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
      <RestoredDraft restored={restored} />
      <Textarea
        label={listTexts.addresses}
        description={listTexts.addressesAbout}
        rows={5}
        value={text}
        data-autofocus
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {pasted.length > 0 && (
        <Scroller label={listTexts.verdictsOf} className={styles.pasted}>
          <ul aria-label={listTexts.pasted}>
            {pasted.slice(0, mostShown).map(({ address, verdict }, index) => (
              // The same address may stand there twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} data-verdict={verdict}>
                <span>
                  <ShownAddress address={address} />
                </span>
                <span>{listTexts.verdicts[verdict]}</span>
              </li>
            ))}
            {pasted.length > mostShown && (
              <li>
                <span>{listTexts.morePasted(pasted.length - mostShown)}</span>
              </li>
            )}
          </ul>
        </Scroller>
      )}
      <FormActions
        action={listTexts.preview}
        busy={false}
        refusal={fresh.length === 0 ? listTexts.noneToAdd : undefined}
      />
    </form>
  );
}
