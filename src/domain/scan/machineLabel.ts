const prefix = 'MACHINE-';

/** Id on a label: letters, digits, "-" and "_", at most 40 characters, with a digit to tell it from words. */
const idOnLabel = String.raw`(?=\D*\d)[\w-]{1,40}`;
const printable = new RegExp(`^${idOnLabel}$`);
const machine = new RegExp(String.raw`^MACHINE[\s\-_/+?]+(${idOnLabel})$`, 'i');

export const formatMachineLabel = (machineId: string): string | undefined =>
  printable.test(machineId) ? prefix + machineId : undefined;

export const parseMachineLabel = (label: string): string | undefined => machine.exec(label)?.[1];

export const findMachineByLabel = <Of extends { readonly id: string }>(
  machines: readonly Of[],
  read: string,
): Of | undefined =>
  machines.find(({ id }) => id === read) ??
  machines.find(({ id }) => id.toLowerCase() === read.toLowerCase());
