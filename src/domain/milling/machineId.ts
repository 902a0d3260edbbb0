/** A record that names a milling machine: by `machineId`, or by `millingMachine`, which is the id or the machine itself. */
type NamesMachine = {
  readonly machineId?: string | null;
  readonly millingMachine?: string | { readonly id?: string | null } | null;
};

/** The id of the milling machine that preferences or a macro version name; undefined where they name none. */
export function machineIdOf({ machineId, millingMachine }: NamesMachine): string | undefined {
  const named = typeof millingMachine === 'string' ? millingMachine : millingMachine?.id;
  return machineId || named || undefined;
}
