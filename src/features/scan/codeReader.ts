/** A reader of codes in a picture. */
export type CodeReader = {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
};

declare global {
  interface Window {
    /** Only some browsers bring one, and TypeScript does not know it. */
    readonly BarcodeDetector?: new () => CodeReader;
  }
}

/** The browser's own reader of codes; undefined where it has none. */
export const codeReader = (): CodeReader | undefined =>
  window.BarcodeDetector && new window.BarcodeDetector();
