/**
 * The result of some work, or a failure when it takes too long; the work itself goes on unheard.
 * @param limitMs milliseconds
 */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Pas de réponse en ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
