import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams, Link } from 'react-router';
import { effectiveTexts } from '~/domain/words/texts/explanation.ts';
import { paths } from '~/paths.ts';
import { QueryBoundary } from '~/ui/Answer.tsx';
import { EmailAddress } from '~/ui/SoftBreaks.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { visibleText } from '~/domain/words/visibleText.ts';
import { AccessFrame, forAdministrators } from './AccessFrame.tsx';
import { Question, useEffectiveAccess } from './effective/Question.tsx';
import styles from './effective/Effective.module.css';
import { useQuery } from '@tanstack/react-query';
import type { EffectiveAccess, SourcedUnit } from '~/domain/access/effectiveAccess.ts';
import { config } from '~/config.ts';
import { realmAt } from '~/domain/grant/grant.ts';
import { opensGroup, realmLabel, realmName, roleDescription, roleLabel } from '~/domain/access/roles.ts';
import { listedAccounts } from '~/domain/account/accounts.ts';
import { deviceTypeText } from '~/domain/product/families.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { Badge } from '~/ui/Badge.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { useAccountName } from '~/widgets/access/WhyCanI.tsx';

export const Component = forAdministrators(Effective);

function Effective() {
  const { address = '' } = useParams();
  return (
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
  );
}

type Props = { readonly address: string };

function Whose({ address }: Props) {
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

function OfAddress({ address }: Props) {
  const read = useEffectiveAccess(address);
  return (
    <QueryBoundary read={read} what={effectiveTexts.themselves} rows={5}>
      {(known) => (
        <div className="stack">
          <Holdings address={address} access={known.access} operationCount={known.operations.size} />
          <Question address={address} known={known} />
        </div>
      )}
    </QueryBoundary>
  );
}

type HoldingsProps = {
  readonly address: string;
  readonly access: EffectiveAccess;
  readonly operationCount: number;
};

function Holdings({ address, access, operationCount }: HoldingsProps) {
  const { isBlacklisted, units, withheld, unknownRealms } = access;
  return (
    <>
      {isBlacklisted && (
        <p className={styles.warning}>
          {effectiveTexts.blacklisted}{' '}
          <Link to={paths.blacklist({ search: address })}>{effectiveTexts.toBlacklist}</Link>
        </p>
      )}
      {unknownRealms.length > 0 && (
        <p className={styles.warning}>{effectiveTexts.unknownRealms(unknownRealms)}</p>
      )}
      <ListPanel
        title={isBlacklisted ? effectiveTexts.withheld : effectiveTexts.units}
        list={{ data: isBlacklisted ? withheld : units, error: null }}
        keyOf={({ realm, accountNumber, source }) => `${source} ${realm} ${accountNumber}`}
        empty={{ title: effectiveTexts.noUnits, text: effectiveTexts.noUnitsAbout }}
      >
        {(unit) => <UnitLine address={address} unit={unit} />}
      </ListPanel>
      <Items address={address} access={access} operationCount={operationCount} />
    </>
  );
}

function UnitLine({ address, unit }: { readonly address: string; readonly unit: SourcedUnit }) {
  const { realm, accountNumber, roles, source } = unit;
  const accountName = useAccountName();
  return (
    <>
      <strong>{realmLabel[realm]}</strong>
      <Link to={paths.account(accountNumber)}>{accountName(accountNumber)}</Link>
      <Group unit={unit} />
      <span className={styles.roles}>
        {roles.map((role) => (
          <span key={role} title={roleDescription[role]}>
            {roleLabel[role]}
          </span>
        ))}
        {roles.length === 0 && <span>{effectiveTexts.noRoles}</span>}
      </span>
      <Link
        to={
          source === 'GRANT'
            ? paths.customerPermissions(accountNumber, address, {
                realm: realm === realmAt(accountNumber) ? '' : realmName(realm, config.productCode),
              })
            : paths.whitelistAddress(address)
        }
      >
        <Badge size="small">{effectiveTexts.source[source]}</Badge>
      </Link>
    </>
  );
}

function Group({ unit: { realm, accountNumber } }: { readonly unit: SourcedUnit }) {
  const { data = [] } = useQuery(accountsQuery());
  const group = data.find((each) => each.accountNumber === accountNumber)?.accountGroup;
  if (!opensGroup(realm) || !group) return null;
  const all = listedAccounts(data.filter(({ accountGroup }) => accountGroup === group));
  return <Link to={paths.accounts({ search: group })}>{effectiveTexts.group(all.length, group)}</Link>;
}

function Items({ access, operationCount }: HoldingsProps) {
  const { configurationIds, products } = access;
  return (
    <Panel title={effectiveTexts.items}>
      <ul className={styles.items}>
        {configurationIds.map((id) => (
          <li key={id}>
            <Link to={paths.workingConfiguration(id)}>{effectiveTexts.configuration(id)}</Link>
          </li>
        ))}
        {products.map(({ productFamily, deviceType, serialNumber }) => (
          <li key={`${productFamily} ${deviceType} ${serialNumber}`}>
            <Link to={paths.product(productFamily, deviceType, serialNumber)}>
              {effectiveTexts.product(deviceTypeText(deviceType), serialNumber, productFamily)}
            </Link>
          </li>
        ))}
        {configurationIds.length + products.length === 0 && <li>{effectiveTexts.noItems}</li>}
        <li>
          <span>{effectiveTexts.calls}</span>
          <span className="number">{effectiveTexts.callCount(operationCount)}</span>
        </li>
      </ul>
    </Panel>
  );
}
