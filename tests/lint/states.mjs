// Words that only the domain may compare: states, kinds and realms. Other code calls a named rule, so that a
// new state is handled in one place.

/** Words for a state of a configuration or service order, a kind of configuration, or a realm. */
const words = new Set(
  [
    ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'GENERATING_ARTEFACTS', 'APPROVED', 'READY_FOR_PRODUCTION'],
    ['ARCHIVED', 'PLACEHOLDER', 'IN_PRODUCTION', 'PRODUCED'],
    ['PENDING', 'IN_PROGRESS', 'FULFILLED', 'EXECUTED'],
    ['CLASSIC', 'PHANTOM', 'CONFIGURED_3D'],
    ['STAFF', 'CUSTOMER', 'CUST_GROUP'],
  ].flat(),
);

/** Message if a file must not compare with a value; undefined if it may. */
export const explainComparisonViolation = (file, value) =>
  /^src\/(?!domain\/)/.test(file) && !/\.test\.tsx?$/.test(file) && words.has(value)
    ? `Ask a rule of the domain what ${value} means instead of comparing it (docs/decisions/0003-let-rules-answer-with-a-reason.md)`
    : undefined;
