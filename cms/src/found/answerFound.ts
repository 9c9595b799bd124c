import { PUBLIC_READ } from '../cache/publicRead'
import { houseResponse } from '../errors/toHouseResponse'
import { log } from '../log'

/** Answers with a text of this type, or with what went wrong in the house's shape. */
export async function answerFound(
  contentType: string,
  build: () => string | Promise<string>,
): Promise<Response> {
  try {
    return new Response(await build(), {
      headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': PUBLIC_READ },
    })
  } catch (error) {
    const response = houseResponse(error)
    if (response.status >= 500) log.error({ err: error, contentType }, 'Requête en échec')
    return response
  }
}
