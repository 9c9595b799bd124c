import { createRequire } from 'node:module'

import type Sharp from 'sharp'

/** sharp for a child process, by `require`: `import` takes 65 ms more of the processor. */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp

sharp.cache(false)
sharp.concurrency(1)
