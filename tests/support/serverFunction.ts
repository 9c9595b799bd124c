import type { ApiResponse, Client } from './client'

/**
 * Calls a server function of the panel, with the panel's protocol.
 * @param who a client with a session cookie, or an anonymous one
 * @throws when a successful response is not in the format of server functions, since then no
 * function was called
 */
export async function callServerFunction(
  who: Client,
  name: string,
  args: object = {},
): Promise<ApiResponse> {
  const { text } = await who.anonymous().get('/admin/logout')
  const id = /\\"id\\":\\"([0-9a-f]{42})\\"/.exec(text)?.[1]
  if (!id) throw new Error('The panel names no server function')
  const answer = await who.post('/admin/logout', undefined, {
    body: JSON.stringify([{ name, args }]),
    headers: {
      'next-action': id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
    },
  })
  const type = answer.headers.get('content-type')
  if (answer.status === 200 && !type?.startsWith('text/x-component')) {
    throw new Error(`The panel answered with ${type}`)
  }
  return answer
}
