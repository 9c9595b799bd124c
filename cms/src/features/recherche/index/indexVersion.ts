/** Incremented when texts are indexed in another way: the next start then indexes everything again. */
const INDEX_VERSION = 3

/** Beginning of the stamps of this version. */
export const STAMP_PREFIX = `${INDEX_VERSION} `
