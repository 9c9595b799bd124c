import { request, type Agent } from 'node:http'

/** What came of a response, whose body stays as it was sent. */
export interface UndecodedResponse {
  status: number | undefined
  headers: NodeJS.Dict<string | string[]>
  bytes: number
}

/** Sends a GET that says nothing of compression unless the headers do, and counts the body’s bytes undecoded. */
export function requestUndecoded(
  url: string,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<UndecodedResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
