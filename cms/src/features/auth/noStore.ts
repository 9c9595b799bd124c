/** Headers of responses with secrets, or with data of one account. */
export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }
