/**
 * From here on, a request ends within its test or never. One that a test leaves pending would run
 * into its timeout half a minute later, and its error, its message or its next try would be those of
 * another test.
 * @returns the function that ends the test's requests; to be called when the test is over
 */
export function abandonRequests(): () => void {
  const original = globalThis.fetch
  let isOver = false
  globalThis.fetch = async (...request) => {
    try {
      return await original(...request)
    } finally {
      if (isOver) await new Promise(() => undefined)
    }
  }
  return () => {
    isOver = true
    globalThis.fetch = original
  }
}
