/** A version of a macro, made for one milling machine. */
export type MacroVersionRecord = {
  readonly id: string;
  readonly revision: string;
  /** The text of the macro. */
  readonly main: string;
  readonly machineId: string;
  readonly state: string;
};

/** A piece of milling programs that belongs to parts. */
export type MacroRecord = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly partNumbers: readonly string[];
  readonly versions: readonly MacroVersionRecord[];
};
