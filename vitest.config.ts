import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The mutation runs narrow the folder to one game's tests.
    dir: 'test',
    include: ['**/*.test.ts'],
    globals: false,
    // Processes, not threads: the lab's tests start worker threads of their own and change the working folder.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
