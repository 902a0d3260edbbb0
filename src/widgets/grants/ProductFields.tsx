import type { ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { deviceTypeLabel, deviceTypes, grantedFamilies } from '~/domain/product/families.ts';
import { toSerialNumber } from '~/domain/product/serialNumber.ts';
import { createPermissionTexts } from '~/domain/words/texts/grants.ts';
import { ChoiceField } from '~/ui/form/ChoiceField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useScannedSerials } from '~/widgets/scan/useScannedSerials.ts';
import styles from './CreatePermission.module.css';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  /** Names of its fields. */
  readonly family: FieldPath<Values>;
  readonly device: FieldPath<Values>;
  readonly serialNumber: FieldPath<Values>;
};

/** Fields that name a product. */
export function ProductFields<Values extends FieldValues>(props: Props<Values>): ReactElement {
  const { control, family, device, serialNumber } = props;
  const { field } = useController({ control, name: serialNumber });
  useScannedSerials((scanned) => {
    field.onChange(scanned);
    return true;
  });
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          control={control}
          name={family}
          label={createPermissionTexts.family}
          options={grantedFamilies.map((value) => ({ value, label: value }))}
        />
        <ChoiceField
          control={control}
          name={device}
          label={createPermissionTexts.device}
          options={deviceTypes.map((value) => ({ value, label: deviceTypeLabel[value] }))}
        />
      </div>
      <TextField
        control={control}
        name={serialNumber}
        label={createPermissionTexts.serialNumber}
        description={createPermissionTexts.aboutSerialNumber}
        inputMode="numeric"
        toWhole={toSerialNumber}
      />
    </>
  );
}
