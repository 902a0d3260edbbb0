import { expect, test } from 'vitest';
import { holdersText, onlyManufacturerText, onlyText } from './whoCan.ts';

test('roles are named as people who hold them', () => {
  expect(holdersText(['APPROVER', 'APPLICATION_ENGINEER', 'ADMIN'])).toBe(
    'Approvers, Application engineers, and Administrators',
  );
  expect(holdersText(['SUPPORT', 'PRODUCTION', 'ADMIN'])).toBe('Support, Production, and Administrators');
});

test('a colleague reads who can do what', () => {
  expect(onlyText('Approvers', 'release')).toBe('Only Approvers can release.');
});

test.each([
  [holdersText(['APPLICATION_ENGINEER']), "Only the manufacturer's application engineers can do this."],
  [
    holdersText(['KB_MAX', 'ADMIN']),
    "Only the manufacturer's 3D configurators and administrators can do this.",
  ],
  ['employees', "Only the manufacturer's employees can do this."],
])('anybody else, of %s, that it takes the manufacturer', (who, says) => {
  expect(onlyManufacturerText(who)).toBe(says);
});
