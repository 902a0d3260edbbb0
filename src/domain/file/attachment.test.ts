import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createAddFileFormSchema,
  createAddVersionFormSchema,
  validateAddFileForm,
  describeAnnouncementDifferences,
  findArtefactType,
  filterRevisionAttachments,
  buildContentRemark,
  defaultAttachmentType,
  getInitialAddFileValues,
  type AddFileFormValues,
  type AddFileTarget,
} from './attachment.ts';

const target: AddFileTarget = {
  configurationId: 'OU1234',
  revision: '0A',
  attachmentNames: ['Customer drawing', 'Photo'],
  artefactTypes: ['QUOTE', 'TECHNICAL_SPECIFICATION'],
  missingArtefacts: ['QUOTE'],
  addArtefactsDecision: { allowed: true },
};
const pdf = new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' });
const filled: AddFileFormValues = { name: 'Drawing', file: pdf, staffOnly: true, revisionOnly: true };

const messages = (
  over: Partial<AddFileFormValues>,
  at: Partial<AddFileTarget> = {},
): Record<string, string> => {
  const result = createAddFileFormSchema({ ...target, ...at }).safeParse({ ...filled, ...over });
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
};

test('both switches start on, for employees', () => {
  expect(getInitialAddFileValues(true)).toEqual({
    name: '',
    file: undefined,
    staffOnly: true,
    revisionOnly: true,
  });
  expect(getInitialAddFileValues(false)).toMatchObject({ staffOnly: false, revisionOnly: true });
  expect(defaultAttachmentType).toBe('ATTACHMENT_GENERIC');
});

describe('the file', () => {
  test('is required', () =>
    expect(messages({ file: undefined })).toEqual({ file: 'You must upload a file' }));
  test('must be of a supported type', () => {
    const file = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
    expect(messages({ file })).toEqual({ file: 'We do not support "application/x-msdownload" file type' });
  });
  test.each([
    ['a.zip', 'application/x-zip-compressed'],
    ['a.s28', ''],
    ['a.docx', ''],
  ])('%s of type “%s” is supported', (name, type) => {
    expect(messages({ file: new File(['content'], name, { type }) })).toEqual({});
  });
  test('must have content', () => {
    expect(messages({ file: new File([], 'a.pdf') })).toEqual({ file: 'The file is empty' });
  });
});

describe('the name', () => {
  const duplicate = 'An attachment with that name already exists for OU1234/0A';
  test.each([
    ['Drawing', undefined],
    ['!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ az', undefined],
    ['', 'A name is required'],
    ['  ', 'A name is required'],
    ['Måttskiss', 'Only ASCII characters are allowed'],
    ['tab\there', 'Only ASCII characters are allowed'],
    ['delete\u007F', 'Only ASCII characters are allowed'],
    ['Customer drawing', duplicate],
    [' CUSTOMER DRAWING ', duplicate],
    ['Customer drawing 2', undefined],
  ])('“%s”: %s', (name, message) => expect(messages({ name }).name).toBe(message));

  test.each([
    ['Milling file', 'a transmitter'],
    ['milling_file', 'a transmitter'],
    ['Wiring file', 'a product configuration'],
  ])('“%s” is an artefact of %s, and nothing else', (name, place) =>
    expect(messages({ name }).name).toContain(`is the name of an artefact of ${place}.`),
  );

  test('of an artefact takes a file of its type', () => {
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    expect(messages({ name: 'quote', file: png })).toEqual({
      name: 'The Quote artefact is a PDF file (.pdf). Choose such a file, or another name',
    });
    expect(messages({ name: 'quote' })).toEqual({});
  });

  test('is ASCII exactly when every character is printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const name = `x${text}`;
        const printable = Array.from(name).every((letter) => letter >= ' ' && letter <= '~');
        expect(messages({ name }).name === 'Only ASCII characters are allowed').toBe(!printable);
      }),
    );
  });

  test.each(['QUOTE', 'quote', ' Quote '])('“%s” stands for an artefact that is not there yet', (name) => {
    expect(messages({ name })).toEqual({});
    expect(findArtefactType(name, target.artefactTypes)).toBe('QUOTE');
  });
  test.each(['TECHNICAL_SPECIFICATION', 'Technical specification'])('“%s” is there already', (name) => {
    expect(messages({ name }).name).toBe(
      'There is already a Technical specification artefact. Only artefacts that are not there yet can be added',
    );
  });
  test('an artefact takes permission', () => {
    const addArtefactsDecision = {
      allowed: false,
      rule: 'ROLE',
      reason: 'It takes an administrator.',
    } as const;
    expect(messages({ name: 'Quote' }, { addArtefactsDecision }).name).toBe(
      '“Quote” is the name of an artefact. It takes an administrator.',
    );
    expect(messages({ name: 'Drawing' }, { addArtefactsDecision })).toEqual({});
  });
  test('any other name is an attachment', () => {
    expect(findArtefactType('Quotes', target.artefactTypes)).toBeUndefined();
    expect(findArtefactType('Quote', [])).toBeUndefined();
  });
});

describe('another version', () => {
  const message = (file: File | undefined) =>
    createAddVersionFormSchema('PDF')
      .safeParse({ ...getInitialAddFileValues(true), file })
      .error?.issues.map((issue) => issue.message);
  test('is a file of the type the attachment has', () => {
    expect(message(pdf)).toBeUndefined();
    expect(message(undefined)).toEqual(['You must upload a file']);
    expect(message(new File(['a'], 'a.txt'))).toEqual(['Choose a file of the same type, PDF']);
    expect(message(new File(['a'], 'a.exe'))).toEqual(['We do not support "exe" file type']);
  });
});

test('file and name are told at once', () => {
  expect(messages({ name: '', file: undefined })).toEqual({
    file: 'You must upload a file',
    name: 'A name is required',
  });
});

test('the attachments of a revision are its own and those of all revisions', () => {
  const own = { attachmentName: 'own', revision: '0B', revisionOnly: true };
  const shared = { attachmentName: 'shared', revision: '0A', revisionOnly: false };
  const old = { attachmentName: 'old', revision: '0A', revisionOnly: true };
  expect(filterRevisionAttachments([own, shared, old], '0B')).toEqual([own, shared]);
});

describe('an attachment that waits for its file', () => {
  const wanted = { staffOnly: true, revision: '0B', revisionOnly: true, documentType: 'TEXT' };
  const shared = { ...wanted, revisionOnly: false };
  test.each([
    [{}, []],
    [{ staffOnly: false }, ['visible to customers as well']],
    [{ revisionOnly: false }, ['for all revisions']],
    [{ revision: '0A' }, ['only for revision 0A']],
    [{ documentType: 'PDF' }, ['as a file of type PDF']],
  ])('is another one where it differs by %j', (difference, words) => {
    expect(describeAnnouncementDifferences({ ...wanted, ...difference }, wanted)).toEqual(words);
  });
  test('says in what else it is another one', () => {
    expect(describeAnnouncementDifferences(wanted, { ...shared, staffOnly: false })).toEqual([
      'visible to employees only',
      'only for revision 0B',
    ]);
    expect(describeAnnouncementDifferences({ ...shared, revision: '0A' }, shared)).toEqual([]);
  });
});

describe('a file whose content is not what its name says', () => {
  const mismatch = 'The file is called .pdf but is no PDF file';
  test.each([
    ['quote', { error: mismatch }],
    ['Drawing', { caution: `${mismatch}. It can be added as an attachment all the same` }],
  ])('as “%s”', (name, remark) => {
    expect(buildContentRemark({ name, mismatch }, target)).toEqual(remark);
    expect(buildContentRemark({ name }, target)).toEqual({});
  });
  test('is no artefact, and may be an attachment', () => {
    expect(validateAddFileForm({ file: pdf, name: 'Quote', mismatch }, target)).toEqual({ file: mismatch });
    expect(validateAddFileForm({ file: pdf, name: 'Drawing', mismatch }, target)).toEqual({});
  });
});
