import type { Actor, Verdict } from '../access/verdict.ts';
import type { AnyState } from '../configuration/state.ts';
import { mayAddArtefacts, mayAddFiles, mayDeleteAttachment } from '../file/rights.ts';
import { mayAdministerMilling, mayGenerateProgram, mayOpenMilling } from '../milling/permission.ts';
import { actTexts } from '../words/texts/explanation.ts';

/** Things that somebody may do, or not, that are no event of a configuration: with its files, and in the milling area. */
export const acts = [
  'ADD_FILES',
  'ADD_ARTEFACTS',
  'DELETE_FILES_OF_OTHERS',
  'OPEN_MILLING',
  'MAKE_PROGRAM',
  'ADMINISTER_MILLING',
] as const;
export type Act = (typeof acts)[number];

type ActRecord = {
  /** Name of the act, and the act as what somebody does. */
  readonly label: string;
  readonly verb: string;
  /** The rule that decides, for a configuration in a state; one of the milling area asks for no state. */
  readonly ask: (actor: Actor, state: AnyState) => Verdict;
  /** Operations of the back end that it ends in. */
  readonly operations: readonly string[];
};

/** A file of somebody else. */
const ofOthers = { versions: [{ createdBy: 'somebody else' }] };

/** Every act with the rule that decides it. */
export const actRecord: Readonly<Record<Act, ActRecord>> = {
  ADD_FILES: { ...actTexts.ADD_FILES, ask: mayAddFiles, operations: ['attachmentCreate'] },
  ADD_ARTEFACTS: {
    ...actTexts.ADD_ARTEFACTS,
    ask: (actor, state) => {
      const verdict = mayAddFiles(actor, state);
      return verdict.allowed ? mayAddArtefacts(actor.units) : verdict;
    },
    operations: ['attachmentCreate'],
  },
  DELETE_FILES_OF_OTHERS: {
    ...actTexts.DELETE_FILES_OF_OTHERS,
    ask: (actor, state) => mayDeleteAttachment(actor, '', state, ofOthers),
    operations: ['attachmentDelete'],
  },
  OPEN_MILLING: { ...actTexts.OPEN_MILLING, ask: ({ units }) => mayOpenMilling(units), operations: [] },
  MAKE_PROGRAM: { ...actTexts.MAKE_PROGRAM, ask: ({ units }) => mayGenerateProgram(units), operations: [] },
  ADMINISTER_MILLING: {
    ...actTexts.ADMINISTER_MILLING,
    ask: ({ units }) => mayAdministerMilling(units),
    operations: [],
  },
};
