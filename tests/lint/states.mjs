// Which words are compared in the domain alone: states, kinds and realms. Elsewhere a named rule is asked, so that a new
// state is decided about in one place.

/** The words that mean a state of a configuration or service order, a kind of configuration, or a realm. */
const words = new Set(
  [
    ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'GENERATING_ARTEFACTS', 'APPROVED', 'READY_FOR_PRODUCTION'],
    ['ARCHIVED', 'PLACEHOLDER', 'IN_PRODUCTION', 'PRODUCED'],
    ['PENDING', 'IN_PROGRESS', 'FULFILLED', 'EXECUTED'],
    ['CLASSIC', 'PHANTOM', 'CONFIGURED_3D'],
    ['STAFF', 'CUSTOMER', 'CUST_GROUP'],
  ].flat(),
);

/** Why a file may not compare with a value; undefined where it may. */
export const explainComparisonViolation = (file, value) =>
  /^src\/(?!domain\/)/.test(file) && !/\.test\.tsx?$/.test(file) && words.has(value)
    ? `Ask a rule of the domain what ${value} means instead of comparing it (docs/decisions/0003-let-rules-answer-with-a-reason.md)`
    : undefined;
