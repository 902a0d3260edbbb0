import { deviceOf } from '../device/device.ts';
import { partLabel } from '../device/parts.ts';
import { subjectOf, type FileFacts } from '../fileFacts.ts';
import { docx } from '../formats/docx.ts';
import { identity } from './specification.ts';

export function letter(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const provider = facts.provider ?? 'Maker';
  const device = deviceOf(facts);
  return docx([
    { kind: 'HEADING', text: `Configuration ${subjectOf(facts)}` },
    { kind: 'PARAGRAPH', text: `To ${facts.account?.accountName ?? 'whom it may concern'}` },
    {
      kind: 'PARAGRAPH',
      text: 'Please find the documents of your remote control enclosed. Check the overlay and the functions of every control.',
    },
    { kind: 'TABLE', rows: [['Property', 'Value'], ...identity(facts, device)] },
    { kind: 'HEADING', text: 'Functions' },
    {
      kind: 'TABLE',
      rows: [
        ['No.', 'Function', 'Control'],
        ...device.controls.map(({ designator, function: does, kind }) => [
          designator,
          does,
          partLabel(kind.partNumber),
        ]),
      ],
    },
    { kind: 'PARAGRAPH', text: `With kind regards, ${provider}` },
  ]);
}
