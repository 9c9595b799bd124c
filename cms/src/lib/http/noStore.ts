/** Headers of a response that no cache may keep: secrets, data of one account, what is counted. */
export const NO_STORE = { 'Cache-Control': 'no-store' }

/** Creates a JSON response that no cache may keep. */
export const noStoreJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: NO_STORE })

/** Creates a response without a body that no cache may keep. */
export const noStoreEmpty = (): Response => new Response(null, { status: 204, headers: NO_STORE })
