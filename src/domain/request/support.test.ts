import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApprovalRequestMail, createSpecificationReviewMail } from './support.ts';

const request = {
  supportEmail: 'support@maker.example',
  configurationId: 'OU1234',
  revision: '0A',
  requester: 'application.engineer@maker.example',
};

test.each([
  [createApprovalRequestMail, 'Approval request: OU1234/0A'],
  [createSpecificationReviewMail, 'Technical specification review: OU1234/0A'],
])('%#: the mail names configuration and revision', (mail, subject) => {
  expect(mail(request)).toEqual({
    emailAddresses: ['support@maker.example'],
    subject,
    body: 'Configuration: OU1234\nRevision: 0A\nRequested by: application.engineer@maker.example',
  });
});

test('a note keeps its lines, below the facts', () => {
  expect(createApprovalRequestMail({ ...request, note: ' First\nSecond ' }).body).toMatch(
    /\n\nFirst\nSecond$/,
  );
});

test('no text can add a header or an address', () => {
  const text = fc.string({ unit: fc.constantFrom('\r', '\n', '\u2028', '\0', 'a', ' ', ':', '@') });
  fc.assert(
    fc.property(text, text, text, text, (supportEmail, configurationId, revision, requester) => {
      const mail = createApprovalRequestMail({ supportEmail, configurationId, revision, requester });
      expect(`${mail.subject}${mail.emailAddresses.join('')}`).not.toMatch(/[\r\n\u2028\0]/);
      expect(mail.emailAddresses).toHaveLength(1);
      expect(mail.body.split('\n')).toHaveLength(3);
    }),
  );
});
