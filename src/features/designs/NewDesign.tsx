import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { buildAccountLabel, validateCustomerAccount, type Account } from '~/domain/account/accounts.ts';
import {
  configurationStartSchema,
  initialConfigurationStart,
  type ConfigurationStartValues,
} from '~/domain/configuration/create.ts';
import {
  check3DConfigurationCreation,
  checkConfiguratorUse,
} from '~/domain/configuration/creationPermission.ts';
import { configurator3DFamilies, isProductFamily } from '~/domain/product/families.ts';
import type { DesignDraft, DraftOffer } from '~/domain/design/designDraft.ts';
import { designTexts } from '~/domain/words/texts/designs.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { useMe } from '~/session/me.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { DesignLayout } from './DesignLayout.tsx';
import { type DesignCallbacks, type InitialDesign, useDesignStatus } from './useDesign.ts';
import { UnsavedDraftList } from './UnsavedDraftList.tsx';
import { AreaAccessDenied } from '~/widgets/requests/RequestAccessButton.tsx';
import styles from './Configurator.module.css';

type Wanted = Pick<ConfigurationStartValues, 'accountNumber'> & { readonly productFamily: string };

type Props = DesignCallbacks & {
  /** Family and account from the search params; empty if missing. */
  readonly wanted: Wanted;
  readonly draft?: DesignDraft;
};

export function NewDesign(props: Props) {
  const { units } = useMe();
  const usageDecision = checkConfiguratorUse(units);
  const { data: known, isPending } = useQuery({ ...accountsQuery(), enabled: usageDecision.allowed });
  if (!usageDecision.allowed) {
    return (
      <AreaAccessDenied area="CONFIGURATOR" page={pages.configurator.title} reason={usageDecision.reason} />
    );
  }
  return isPending ? <ListSkeleton rows={8} /> : <KnownCustomers {...props} known={known} />;
}

type KnownProps = Props & {
  /** All accounts; undefined if they cannot be fetched. */
  readonly known: readonly Account[] | undefined;
};

function KnownCustomers(props: KnownProps) {
  const { wanted, known, madeAs, onMade, onReadAnew, onRenew } = props;
  const { units } = useMe();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(props.draft);
  // Checked once: a later change must not unmount a design that was started.
  const [refusal] = useState(() =>
    known && wanted.accountNumber !== '' ? validateCustomerAccount(known, wanted.accountNumber) : undefined,
  );
  const { productFamily, accountNumber } = draft ?? wanted;
  const goOn = ({ draft: offered, isNew }: DraftOffer): void =>
    isNew ? onRenew(offered) : setDraft(offered);
  const choice = <Choice wanted={wanted} refusal={refusal} onGoOn={goOn} />;
  const decision =
    isProductFamily(productFamily) && check3DConfigurationCreation(productFamily, units, accountNumber);
  if (!isProductFamily(productFamily) || !decision || !decision.allowed) return choice;
  if (refusal !== undefined && !draft) return choice;
  const account = known?.find((each) => each.accountNumber === accountNumber);
  const start = {
    key: draft?.key ?? key,
    productFamily,
    customer: { number: accountNumber, name: account ? buildAccountLabel(account).name : '' },
    product: draft?.product,
    progress: draft?.progress ?? {},
    ...(draft && { draftFrom: draft.changedAt }),
  };
  return (
    <OpenNewDesign
      key={start.key}
      start={start}
      madeAs={madeAs}
      onSaved={onMade}
      onLoadTheirs={(quoteId) =>
        madeAs === undefined ? void navigate(paths.configurator(String(quoteId))) : onReadAnew()
      }
      onGoOn={goOn}
    />
  );
}

type OpenProps = Pick<DesignCallbacks, 'madeAs'> &
  Pick<ComponentProps<typeof DesignLayout>, 'onSaved' | 'onLoadTheirs' | 'onGoOn'> & {
    readonly start: Omit<InitialDesign, 'changeDecision'>;
  };

function OpenNewDesign({ start, madeAs, ...ways }: OpenProps) {
  const standing = useDesignStatus(start, ofNothing, madeAs);
  return (
    <DesignLayout
      start={{ ...start, changeDecision: standing.changeDecision }}
      title={madeAs === undefined ? designTexts.newTitle : <CopyableId id={madeAs} />}
      standing={standing}
      offersOf={{}}
      {...ways}
    />
  );
}

const ofNothing = { configuration: undefined, quote: undefined };

type ChoiceProps = {
  readonly wanted: Wanted;
  readonly refusal: string | undefined;
  readonly onGoOn: (offer: DraftOffer) => void;
};

function Choice({ wanted, refusal, onGoOn }: ChoiceProps) {
  const { units } = useMe();
  const navigate = useNavigate();
  const { productFamily, accountNumber } = wanted;
  const isKnown = configurator3DFamilies.some((family) => family === productFamily);
  const { control, handleSubmit } = useZodForm(configurationStartSchema, {
    ...initialConfigurationStart,
    ...(isProductFamily(productFamily) && isKnown && { productFamily }),
    ...(accountNumber && refusal === undefined && { accountNumber }),
  });
  const chosen = useWatch({ control });
  const decision = check3DConfigurationCreation(
    chosen.productFamily ?? initialConfigurationStart.productFamily,
    units,
    chosen.accountNumber ?? '',
  );
  const open = (start: ConfigurationStartValues): void => void navigate(paths.newDesign(start));
  return (
    <>
      <PageHeader
        trail={[{ label: designTexts.list, to: paths.configurations() }]}
        title={designTexts.newTitle}
      />
      <UnsavedDraftList place={{}} onGoOn={onGoOn} />
      <Panel title={designTexts.chooseTitle}>
        <form noValidate className={styles.choice} onSubmit={(event) => void handleSubmit(open)(event)}>
          <SelectField
            control={control}
            name="productFamily"
            label={designTexts.family}
            options={configurator3DFamilies.map((value) => ({ value, label: value }))}
          />
          {productFamily !== '' && !isKnown && <p role="alert">{designTexts.notAFamily(productFamily)}</p>}
          <AccountPicker control={control} name="accountNumber" label={designTexts.customerLabel} />
          {refusal !== undefined && <p role="alert">{refusal}</p>}
          {!decision.allowed && <p>{decision.reason}</p>}
          <Button type="submit" disabled={!decision.allowed}>
            {designTexts.start}
          </Button>
        </form>
      </Panel>
    </>
  );
}
