import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Setup } from './support/setups'

/** HTTP tests against the built product: one file at a time, as they share one product. */
function cmsProject(setup: Setup, groupOrder: number): TestProjectInlineConfiguration {
  return {
    test: {
      name: `cms-${setup}`,
      include: ['cms/*.test.ts', `cms/${setup}/**/*.test.ts`],
      environment: 'node',
      globalSetup: ['./support/productForProject.ts'],
      fileParallelism: false,
      maxWorkers: 1,
      sequence: { groupOrder },
      // Some start the product several times, on a machine that may have other work too.
      testTimeout: 120_000,
      hookTimeout: 180_000,
    },
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    retry: 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['unit/**/*.test.ts'],
          environment: 'node',
          // What is logged is part of what some of them provoke.
          env: { LOG_LEVEL: 'silent' },
          // Some draw whole pictures, beside as many others as there are cores.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./web/setup.ts'],
          // Whole pages and their presses take their time on a machine that has other work too.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      cmsProject('embedded', 1),
      cmsProject('production', 2),
    ],
  },
})
