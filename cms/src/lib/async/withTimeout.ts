/**
 * Returns the result of a promise, or rejects after a timeout; the work itself is not cancelled.
 * @param timeoutMs milliseconds
 * @throws {Error} after `timeoutMs`
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Pas de réponse en ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
