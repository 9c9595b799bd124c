import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { guides } from '../web/build/guides'

/** One second, the default, is too short on a machine that has other work too. */
const expectations = { poll: { timeout: 20_000 } }

/** `@web/…` and the packages, as tsconfig.base.json says. */
const resolve = { tsconfigPaths: true }

/** HTTP tests against the built product: one file at a time, as they share one product. */
function cmsProject(
  name: string,
  include: string[],
  groupOrder: number,
): TestProjectInlineConfiguration {
  return {
    resolve,
    test: {
      name,
      include,
      environment: 'node',
      expect: expectations,
      globalSetup: ['./support/productForProject.ts'],
      fileParallelism: false,
      maxWorkers: 1,
      // One process for all files: each would import the same libraries again.
      isolate: false,
      sequence: { groupOrder },
      // Some start the product several times, or wait for children of the lowest priority, on a machine that may have other work too.
      testTimeout: process.env.SOAK_ROUNDS ? 1_200_000 : 300_000,
      hookTimeout: 300_000,
    },
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    retry: 0,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['unit/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['./unit/setup.ts'],
          expect: expectations,
          // A fifth less work than processes. Files share modules, which would be loaded again for
          // each: a file that mocks one calls vi.resetModules before and after.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          // What is logged is part of what some of them provoke.
          env: { LOG_LEVEL: 'silent' },
          // Some draw whole pictures, in hooks too, beside as many others as there are cores and the
          // products of other suites.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The guides, which pages import.
        plugins: [guides()],
        resolve,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          expect: expectations,
          // A third of the work of a module graph per file: see the project unit. Each render has a
          // style sheet of its own, which leaves with it.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['./web/setup.ts'],
          // Whole pages and their presses take their time on a machine that has other work too.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        test: {
          name: 'readme',
          include: ['readme/*.test.ts'],
          environment: 'node',
          expect: expectations,
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          name: 'release',
          include: ['release/*.test.ts'],
          environment: 'node',
          expect: expectations,
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 4 },
        },
      },
      cmsProject(
        'cms-embedded',
        ['cms/{both,bothForReleases,embedded}/*.test.ts', 'model/*.test.ts'],
        1,
      ),
      cmsProject('cms-production', ['cms/both/*.test.ts', 'cms/production/*.test.ts'], 2),
      cmsProject('release-production', ['cms/bothForReleases/*.test.ts', 'model/*.test.ts'], 7),
      cmsProject('soak-embedded', ['soak/*.test.ts'], 5),
      cmsProject('soak-production', ['soak/*.test.ts'], 6),
    ],
  },
})
