import { Agent, request, type RequestOptions } from 'node:http'

/** Times of the single requests in milliseconds, and the total time in seconds. */
export type Batch = { times: number[]; seconds: number }

/**
 * Sends exactly `count` requests, `atOnce` of them concurrently, and waits for every response.
 * @throws when a status is not 2xx
 */
export async function sendRequests(
  url: string,
  { count, atOnce, ...options }: RequestOptions & { count: number; atOnce: number },
): Promise<Batch> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let left = count
  const began = performance.now()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      times.push(await measureTimeToFirstByte(url, { ...options, agent }))
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
  } finally {
    agent.destroy()
  }
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** Milliseconds to the first byte of the response; the response is read to its end. */
export function measureTimeToFirstByte(url: string, options: RequestOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const asking = request(url, options, (response) => {
      const taken = performance.now() - began
      const status = response.statusCode ?? 0
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (status >= 200 && status < 300) resolve(taken)
        else reject(new Error(`${options.method ?? 'GET'} ${url} was answered ${status}`))
      })
    })
    asking.once('error', reject)
    asking.end()
  })
}
