/** The part of gcode-toolpath that the tests and measurements use. */
declare module 'gcode-toolpath' {
  type Point = { readonly x: number; readonly y: number; readonly z: number };
  type Modal = { readonly motion: string; readonly plane: string };
  type Handlers = {
    readonly addLine: (modal: Modal, from: Point, to: Point) => void;
    readonly addArcCurve: (modal: Modal, from: Point, to: Point, centre: Point) => void;
  };
  class Toolpath {
    constructor(handlers: Handlers);
    loadFromStringSync(text: string): void;
  }
  export default Toolpath;
}
