import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { log } from '../../lib/log'

/** Creates a text response, or the API's error response when `build` throws. */
export async function createTextResponse(
  contentType: string,
  build: () => string | Promise<string>,
): Promise<Response> {
  try {
    return new Response(await build(), {
      headers: {
        'Content-Type': `${contentType}; charset=utf-8`,
        'Cache-Control': PUBLIC_CACHE_CONTROL,
      },
    })
  } catch (error) {
    const response = createErrorResponse(error)
    if (response.status >= 500) log.error({ err: error, contentType }, 'Requête en échec')
    return response
  }
}
