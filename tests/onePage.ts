import { builtinEnvironments, type Environment } from 'vitest/runtime';

let begun = false;

/**
 * The page of jsdom, one for all files that a worker runs: the modules, which the files share too, keep hold of it.
 * What a test leaves in it is taken away after each test.
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
