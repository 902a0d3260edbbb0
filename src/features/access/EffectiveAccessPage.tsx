import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { effectiveTexts } from '~/domain/words/texts/explanation.ts';
import { paths } from '~/paths.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmailAddress } from '~/ui/SoftBreaks.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { visibleText } from '~/domain/words/visibleText.ts';
import { AccessFrame, AdministratorsOnly } from './AccessFrame.tsx';
import { Holdings } from './effective/Holdings.tsx';
import { Question } from './effective/Question.tsx';
import { useEffectiveAccess } from './effective/useEffectiveAccess.ts';
import styles from './effective/Effective.module.css';

/** Access of an address across grants and lists, with the answer to what it may do. */
export function Component(): ReactElement {
  const { address = '' } = useParams();
  return (
    <AdministratorsOnly>
      <AccessFrame
        title={address === '' ? effectiveTexts.title : <EmailAddress email={visibleText(address)} />}
        tab="EFFECTIVE"
        meta={effectiveTexts.about}
      >
        <Whose key={`whose ${address}`} address={address} />
        {address === '' ? (
          <EmptyState
            image={<IconUserSearch size={26} />}
            title={effectiveTexts.noAddress}
            text={effectiveTexts.noAddressAbout}
          />
        ) : (
          <OfAddress key={address} address={address} />
        )}
      </AccessFrame>
    </AdministratorsOnly>
  );
}

type Props = { readonly address: string };

function Whose({ address }: Props): ReactElement {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address);
  return (
    <form
      noValidate
      className={styles.whose}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        if (wanted !== '') void navigate(paths.effectiveAccess(wanted));
      }}
    >
      <TextInput
        label={effectiveTexts.address}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {effectiveTexts.show}
      </Button>
    </form>
  );
}

function OfAddress({ address }: Props): ReactElement {
  const read = useEffectiveAccess(address);
  return (
    <Answer read={read} what={effectiveTexts.themselves} waiting={<ListSkeleton rows={5} />}>
      {(known) => (
        <div className="stack">
          <Holdings address={address} access={known.access} operationCount={known.operations.size} />
          <Question address={address} known={known} />
        </div>
      )}
    </Answer>
  );
}
