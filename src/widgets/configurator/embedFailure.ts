/** The ways in which the configurator fails. */
export type EmbedFailure =
  /** Its script did not come in time. */
  | 'SLOW'
  /** Its script is not there, or something between here and there keeps it away. */
  | 'UNREACHABLE'
  /** This page's own protection refused the script. */
  | 'BLOCKED'
  /** Its script came and failed. */
  | 'BROKEN'
  /** Its script came and is not the one it should be. */
  | 'NOT_AN_EMBED'
  /** It was opened and never said that it is ready. */
  | 'SILENT'
  /** It was asked something and did not answer. */
  | 'NO_ANSWER';

/** The failure of the configurator, by its kind. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly kind: EmbedFailure;

  constructor(kind: EmbedFailure, cause?: unknown) {
    super(`The configurator failed: ${kind}`, { cause });
    this.kind = kind;
  }
}
