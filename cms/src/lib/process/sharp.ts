import { createRequire } from 'node:module'

import type Sharp from 'sharp'

/**
 * sharp for a child process, which makes each picture once, in a thread of its own. By `require`:
 * `import` takes 65 ms more of the processor, as Node searches what the files of `semver` export.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp

sharp.cache(false)
sharp.concurrency(1)
