import {
  type ConfigurationEvent,
  type EventRecord,
  defaultEventFacts,
  only3DRule,
  type EventFacts,
} from './event.ts';
import { moveEventRecords } from './moveEvents.ts';
import { workEventRecords } from './workEvents.ts';

const fileEventRecords = {
  GENERATE: {
    ...defaultEventFacts,
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
    ...defaultEventFacts,
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
    ...defaultEventFacts,
    label: 'Generate files in the 3D tool',
    about: 'REVISION',
    noun: 'files to be generated',
    verb: 'generate files',
    past: 'generated in the 3D tool',
    operations: [],
    kinds: only3DRule,
    begins: 'ELSEWHERE',
    isNextStep: false,
    isForCustomers: true,
  },
  VALIDATE: {
    ...defaultEventFacts,
    label: 'Validate',
    about: 'REVISION',
    noun: 'validation',
    verb: 'validate',
    past: 'validated',
    operations: ['quoteWiringTest'],
    kinds: only3DRule,
    begins: 'JOB',
    isForCustomers: true,
  },
  EXPORT: {
    ...defaultEventFacts,
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

export const eventRecords = { ...moveEventRecords, ...workEventRecords, ...fileEventRecords } satisfies {
  readonly [Event in ConfigurationEvent]: EventRecord<Event>;
};

type Records = typeof eventRecords;

export type ConfirmedEvent = {
  [Event in ConfigurationEvent]: Records[Event] extends { readonly confirmation: object } ? Event : never;
}[ConfigurationEvent];

export type OfferedEvent = {
  [Event in ConfigurationEvent]: Records[Event]['begins'] extends 'ELSEWHERE' ? never : Event;
}[ConfigurationEvent];

export const isOfferedEvent = (event: ConfigurationEvent): event is OfferedEvent =>
  eventRecords[event].begins !== 'ELSEWHERE';
