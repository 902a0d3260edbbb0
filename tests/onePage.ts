import { builtinEnvironments, type Environment } from 'vitest/runtime';

let begun = false;

/**
 * One jsdom page for all test files of a worker, as the shared modules keep references to it. It is emptied
 * after each test.
 */
const onePage: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'one page',
  async setup(global, options) {
    if (!begun) await builtinEnvironments.jsdom.setup(global, options);
    begun = true;
    return { teardown: () => undefined };
  },
};

export default onePage;
