import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { deviceTypeLabel, deviceTypes, productFamilies } from '~/domain/product/families.ts';
import { firmwareTypeText } from '~/domain/firmware/firmware.ts';
import { firmwareText, type FirmwareChoice } from '~/domain/serviceOrder/orderedFirmware.ts';
import { firmwareFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useOfferedFirmware } from './useOfferedFirmware.ts';
import { useOrderAddress, type Kind } from './useOrderAddress.ts';
import styles from './Form.module.css';

/** The fields by which firmware is chosen: for which products, which, and in which version. */
export function FirmwareFields(): ReactElement {
  const { kind, setKind } = useOrderAddress();
  const { family, deviceType } = kind;
  const { choices, missing } = useOfferedFirmware();
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={firmwareFormTexts.family}
        value={family}
        data={[...productFamilies]}
        onChange={({ currentTarget: { value } }) =>
          setKind({ ...kind, family: productFamilies.find((each) => each === value) ?? family })
        }
      />
      <NativeSelect
        label={firmwareFormTexts.deviceType}
        value={deviceType}
        data={deviceTypes.map((value) => ({ value, label: deviceTypeLabel[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setKind({ ...kind, deviceType: deviceTypes.find((each) => each === value) ?? deviceType })
        }
      />
      <Answer
        read={choices}
        what={firmwareFormTexts.itself}
        waiting={<Loader label={firmwareFormTexts.itself} />}
      >
        {(offered) => <NameAndVersion choices={offered} kind={kind} />}
      </Answer>
      {missing && <p className={styles.missing}>{firmwareFormTexts.missing(firmwareText(missing))}</p>}
    </div>
  );
}

type ChoiceProps = { readonly choices: readonly FirmwareChoice[]; readonly kind: Kind };

const keyOf = ({ firmwareType, name }: Pick<FirmwareChoice, 'firmwareType' | 'name'>): string =>
  `${firmwareType} ${name}`;

function NameAndVersion({ choices, kind }: ChoiceProps): ReactElement {
  const { firmwareName, setFirmwareName, setFirmware } = useOrderAddress();
  const { firmware } = useOfferedFirmware();
  const wanted = firmwareName && keyOf(firmwareName);
  const choice = choices.find((each) => keyOf(each) === wanted) ?? choices[0];
  if (!choice) return <p className="tally">{firmwareFormTexts.none}</p>;
  const { firmwareType, name, versions } = choice;
  const onName = (key: string): void => {
    const next = choices.find((each) => keyOf(each) === key);
    if (next) setFirmwareName(next);
  };
  const onVersion = (version: string): void =>
    setFirmware({ firmwareType, name, version, productFamily: kind.family, deviceType: kind.deviceType });
  return (
    <>
      <NativeSelect
        label={firmwareFormTexts.name}
        value={keyOf(choice)}
        data={choices.map((each) => ({
          value: keyOf(each),
          label: firmwareFormTexts.named(each.name, firmwareTypeText(each.firmwareType)),
        }))}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <NativeSelect
        label={firmwareFormTexts.version}
        value={firmware?.version ?? ''}
        data={[{ value: '', label: firmwareFormTexts.chooseVersion, disabled: true }, ...versions]}
        onChange={(event) => onVersion(event.currentTarget.value)}
      />
    </>
  );
}
