/** A version of a firmware. Without a file its bytes are made anew for every download. */
export type FirmwareFileRecord = {
  readonly version: string;
  readonly fileName: string;
  readonly id: string;
  readonly releaseNote: string;
  readonly file?: { readonly fileId: number; readonly size: number; readonly sha256: string };
};

/** A firmware with its versions, in the order they came. */
export type FirmwareRecord = {
  readonly firmwareSignature: {
    readonly firmwareType: string;
    readonly productFamily: string;
    readonly deviceType: string;
    readonly name: string;
  };
  readonly fileExtension: string;
  readonly note: string;
  readonly firmwareFiles: readonly FirmwareFileRecord[];
};
