import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['README.md', 'openapi', 'openapi/nothing.json', 'http://localhost:9/openapi.json'])(
  'what cannot be taken over from %s is said in one line',
  (place) => {
    const { status, stderr } = spawnSync(process.execPath, ['openapi/generate.mjs', '--from', place], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`${place} cannot be taken over: `)]);
  },
);
