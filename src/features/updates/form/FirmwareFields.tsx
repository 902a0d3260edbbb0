import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { deviceTypeLabel, deviceTypes, productFamilies } from '~/domain/product/families.ts';
import { firmwareTypeText } from '~/domain/firmware/firmware.ts';
import {
  firmwareChoices,
  type FirmwareChoice,
  type OrderedFirmware,
} from '~/domain/serviceOrder/orderedFirmware.ts';
import { firmwareFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useOrderAddress } from './useOrderAddress.ts';
import styles from './Form.module.css';

/** The fields by which firmware is chosen: for which products, which, and in which version. */
export function FirmwareFields(): ReactElement {
  const { kind, firmware, setKind, setFirmware } = useOrderAddress();
  const { family, deviceType } = kind;
  const read = useQuery(firmwareList());
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
        read={read}
        what={firmwareFormTexts.itself}
        waiting={<Loader label={firmwareFormTexts.itself} />}
      >
        {(all) => (
          <NameAndVersion
            key={`${family} ${deviceType}`}
            choices={firmwareChoices(all, family, deviceType)}
            chosen={firmware}
            onChoose={(choice) => setFirmware({ ...choice, productFamily: family, deviceType })}
          />
        )}
      </Answer>
    </div>
  );
}

type ChoiceProps = {
  readonly choices: readonly FirmwareChoice[];
  readonly chosen: OrderedFirmware | undefined;
  readonly onChoose: (choice: Pick<OrderedFirmware, 'firmwareType' | 'name' | 'version'>) => void;
};

const keyOf = ({ firmwareType, name }: Pick<FirmwareChoice, 'firmwareType' | 'name'>): string =>
  `${firmwareType} ${name}`;

function NameAndVersion({ choices, chosen, onChoose }: ChoiceProps): ReactElement {
  const [wanted, setWanted] = useState(chosen && keyOf(chosen));
  const choice = choices.find((each) => keyOf(each) === wanted) ?? choices[0];
  if (!choice) return <p className={styles.none}>{firmwareFormTexts.none}</p>;
  const { firmwareType, name, versions } = choice;
  const isChosen = chosen && keyOf(chosen) === keyOf(choice) && versions.includes(chosen.version);
  return (
    <>
      <NativeSelect
        label={firmwareFormTexts.name}
        value={keyOf(choice)}
        data={choices.map((each) => ({
          value: keyOf(each),
          label: firmwareFormTexts.named(each.name, firmwareTypeText(each.firmwareType)),
        }))}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <NativeSelect
        label={firmwareFormTexts.version}
        value={isChosen ? chosen.version : ''}
        data={[{ value: '', label: firmwareFormTexts.chooseVersion, disabled: true }, ...versions]}
        onChange={(event) => onChoose({ firmwareType, name, version: event.currentTarget.value })}
      />
    </>
  );
}
