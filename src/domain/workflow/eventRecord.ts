import { type ConfigurationEvent, type EventRecord, usualFacts, only3D, type EventFacts } from './event.ts';
import { moveEvents } from './moveEvents.ts';
import { workEvents } from './workEvents.ts';

const fileEvents = {
  GENERATE: {
    ...usualFacts,
    label: 'Generate files',
    about: 'REVISION',
    noun: 'files to be generated',
    verb: 'generate files',
    past: 'generated',
    operations: ['configurationBuildArtefacts'],
    quoteCall: { operation: 'quoteGenerateOutputs', when: 'INSTEAD' },
    begins: 'JOB',
    isForCustomers: true,
    standsOverFiles: true,
  },
  GENERATE_CMS: {
    ...usualFacts,
    label: 'Generate files in the CMS',
    about: 'REVISION',
    noun: 'files to be generated',
    verb: 'generate files',
    past: 'generated in the CMS',
    operations: ['configurationBuildArtefacts'],
    begins: 'ELSEWHERE',
    isNextStep: false,
    isForCustomers: true,
  },
  GENERATE_3D: {
    ...usualFacts,
    label: 'Generate files in the 3D tool',
    about: 'REVISION',
    noun: 'files to be generated',
    verb: 'generate files',
    past: 'generated in the 3D tool',
    operations: [],
    kinds: only3D,
    begins: 'ELSEWHERE',
    isNextStep: false,
    isForCustomers: true,
  },
  VALIDATE: {
    ...usualFacts,
    label: 'Validate',
    about: 'REVISION',
    noun: 'validation',
    verb: 'validate',
    past: 'validated',
    operations: ['quoteWiringTest'],
    kinds: only3D,
    begins: 'JOB',
    isForCustomers: true,
  },
  EXPORT: {
    ...usualFacts,
    label: 'Export',
    about: 'REVISION',
    noun: 'an export',
    verb: 'export',
    past: 'exported',
    operations: [],
    begins: 'JOB',
    isBulk: true,
    standsOverFiles: true,
  },
} as const satisfies Record<string, EventFacts & { readonly target: 'NONE' }>;

export const eventRecord = { ...moveEvents, ...workEvents, ...fileEvents } satisfies {
  readonly [Event in ConfigurationEvent]: EventRecord<Event>;
};

type Records = typeof eventRecord;

export type ConfirmedEvent = {
  [Event in ConfigurationEvent]: Records[Event] extends { readonly confirmation: object } ? Event : never;
}[ConfigurationEvent];

export type OfferedEvent = {
  [Event in ConfigurationEvent]: Records[Event]['begins'] extends 'ELSEWHERE' ? never : Event;
}[ConfigurationEvent];

export const isOffered = (event: ConfigurationEvent): event is OfferedEvent =>
  eventRecord[event].begins !== 'ELSEWHERE';
