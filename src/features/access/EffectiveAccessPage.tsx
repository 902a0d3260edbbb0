import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams, Link } from 'react-router';
import { effectiveAccessTexts } from '~/domain/words/texts/explanation.ts';
import { paths } from '~/paths.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmailAddress } from '~/ui/BreakableText.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { AccessLayout, restrictToAdministrators } from './AccessLayout.tsx';
import { AccessQuestionPanel, useEffectiveAccess } from './effective/AccessQuestionPanel.tsx';
import styles from './effective/Effective.module.css';
import { useQuery } from '@tanstack/react-query';
import type { EffectiveAccess, UnitWithSource } from '~/domain/access/effectiveAccess.ts';
import { config } from '~/config.ts';
import { getGrantRealm } from '~/domain/grant/grant.ts';
import {
  isCustomerGroupRealm,
  realmLabel,
  serializeRealm,
  roleDescription,
  roleLabel,
} from '~/domain/access/roles.ts';
import { omitTestAccounts } from '~/domain/account/accounts.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { Badge } from '~/ui/Badge.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { useAccountName } from '~/widgets/access/AccessExplanationDisclosure.tsx';

export const Component = restrictToAdministrators(Effective);

function Effective() {
  const { address = '' } = useParams();
  return (
    <AccessLayout
      title={
        address === '' ? effectiveAccessTexts.title : <EmailAddress email={escapeInvisibleText(address)} />
      }
      tab="EFFECTIVE"
      meta={effectiveAccessTexts.about}
    >
      <Whose key={`whose ${address}`} address={address} />
      {address === '' ? (
        <EmptyState
          image={<IconUserSearch size={26} />}
          title={effectiveAccessTexts.noAddress}
          text={effectiveAccessTexts.noAddressAbout}
        />
      ) : (
        <OfAddress key={address} address={address} />
      )}
    </AccessLayout>
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
        label={effectiveAccessTexts.address}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {effectiveAccessTexts.show}
      </Button>
    </form>
  );
}

function OfAddress({ address }: Props) {
  const read = useEffectiveAccess(address);
  return (
    <QueryBoundary read={read} what={effectiveAccessTexts.themselves} rows={5}>
      {(known) => (
        <div className="stack">
          <EffectiveAccessUnits
            address={address}
            access={known.access}
            operationCount={known.operations.size}
          />
          <AccessQuestionPanel address={address} known={known} />
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

function EffectiveAccessUnits({ address, access, operationCount }: HoldingsProps) {
  const { isBlacklisted, units, withheld, unknownRealms } = access;
  return (
    <>
      {isBlacklisted && (
        <p className={styles.warning}>
          {effectiveAccessTexts.blacklisted}{' '}
          <Link to={paths.blacklist({ search: address })}>{effectiveAccessTexts.toBlacklist}</Link>
        </p>
      )}
      {unknownRealms.length > 0 && (
        <p className={styles.warning}>{effectiveAccessTexts.unknownRealms(unknownRealms)}</p>
      )}
      <ListPanel
        title={isBlacklisted ? effectiveAccessTexts.withheld : effectiveAccessTexts.units}
        list={{ data: isBlacklisted ? withheld : units, error: null }}
        keyOf={({ realm, accountNumber, source }) => `${source} ${realm} ${accountNumber}`}
        empty={{ title: effectiveAccessTexts.noUnits, text: effectiveAccessTexts.noUnitsAbout }}
      >
        {(unit) => <UnitLine address={address} unit={unit} />}
      </ListPanel>
      <Items address={address} access={access} operationCount={operationCount} />
    </>
  );
}

function UnitLine({ address, unit }: { readonly address: string; readonly unit: UnitWithSource }) {
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
        {roles.length === 0 && <span>{effectiveAccessTexts.noRoles}</span>}
      </span>
      <Link
        to={
          source === 'GRANT'
            ? paths.customerPermissions(accountNumber, address, {
                realm:
                  realm === getGrantRealm(accountNumber) ? '' : serializeRealm(realm, config.productCode),
              })
            : paths.whitelistAddress(address)
        }
      >
        <Badge size="small">{effectiveAccessTexts.source[source]}</Badge>
      </Link>
    </>
  );
}

function Group({ unit: { realm, accountNumber } }: { readonly unit: UnitWithSource }) {
  const { data = [] } = useQuery(accountsQuery());
  const group = data.find((each) => each.accountNumber === accountNumber)?.accountGroup;
  if (!isCustomerGroupRealm(realm) || !group) return null;
  const all = omitTestAccounts(data.filter(({ accountGroup }) => accountGroup === group));
  return <Link to={paths.accounts({ search: group })}>{effectiveAccessTexts.group(all.length, group)}</Link>;
}

function Items({ access, operationCount }: HoldingsProps) {
  const { configurationIds, products } = access;
  return (
    <Panel title={effectiveAccessTexts.items}>
      <ul className={styles.items}>
        {configurationIds.map((id) => (
          <li key={id}>
            <Link to={paths.workingConfiguration(id)}>{effectiveAccessTexts.configuration(id)}</Link>
          </li>
        ))}
        {products.map(({ productFamily, deviceType, serialNumber }) => (
          <li key={`${productFamily} ${deviceType} ${serialNumber}`}>
            <Link to={paths.product(productFamily, deviceType, serialNumber)}>
              {effectiveAccessTexts.product(formatDeviceType(deviceType), serialNumber, productFamily)}
            </Link>
          </li>
        ))}
        {configurationIds.length + products.length === 0 && <li>{effectiveAccessTexts.noItems}</li>}
        <li>
          <span>{effectiveAccessTexts.calls}</span>
          <span className="number">{effectiveAccessTexts.callCount(operationCount)}</span>
        </li>
      </ul>
    </Panel>
  );
}
