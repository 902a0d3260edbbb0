import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { deviceTypeLabel, deviceTypes, productFamilies } from '~/domain/product/families.ts';
import { productFirmwareType, type OrderedFirmware } from '~/domain/serviceOrder/orderedFirmware.ts';
import { firmwareFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { knownFirmware } from '~/queries/serviceOrders/knownFirmware.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useOrderAddress } from './useOrderAddress.ts';
import styles from './Form.module.css';

/** The fields by which firmware is chosen: for which products, which, and in which version. */
export function FirmwareFields(): ReactElement {
  const { kind, firmware, setKind, setFirmware } = useOrderAddress();
  const { family, deviceType } = kind;
  const read = useQuery(knownFirmware(family, deviceType));
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
        {(known) => (
          <NameAndVersion
            key={`${family} ${deviceType}`}
            known={known}
            chosen={firmware}
            onChoose={(name, version) =>
              setFirmware({
                firmwareType: productFirmwareType,
                productFamily: family,
                deviceType,
                name,
                version,
              })
            }
          />
        )}
      </Answer>
    </div>
  );
}

type ChoiceProps = {
  readonly known: ReadonlyMap<string, readonly string[]>;
  readonly chosen: OrderedFirmware | undefined;
  readonly onChoose: (name: string, version: string) => void;
};

function NameAndVersion({ known, chosen, onChoose }: ChoiceProps): ReactElement {
  const [first = ''] = known.keys();
  const [named, setNamed] = useState(chosen?.name ?? first);
  const name = known.has(named) ? named : first;
  if (known.size === 0) return <p className={styles.none}>{firmwareFormTexts.none}</p>;
  const versions = known.get(name) ?? [];
  return (
    <>
      <NativeSelect
        label={firmwareFormTexts.name}
        value={name}
        data={[...known.keys()]}
        onChange={(event) => setNamed(event.currentTarget.value)}
      />
      <NativeSelect
        label={firmwareFormTexts.version}
        value={chosen?.name === name ? chosen.version : ''}
        data={[{ value: '', label: firmwareFormTexts.chooseVersion, disabled: true }, ...versions]}
        onChange={(event) => onChoose(name, event.currentTarget.value)}
      />
    </>
  );
}
