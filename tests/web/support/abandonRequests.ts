/**
 * From here on, a request ends within its test or never. One that a test leaves pending would run
 * into its timeout half a minute later, and its error, its message or its next try would be those of
 * another test.
 * @returns the function that ends the test's requests; to be called when the test is over
 */
export function abandonRequests(): () => void {
  const original = globalThis.fetch
  let isOver = false
  globalThis.fetch = (...request) =>
    new Promise((resolve, reject) => {
      original(...request).then(
        (response) => {
          if (!isOver) resolve(response)
        },
        (error: unknown) => {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as it came
          if (!isOver) reject(error)
        },
      )
    })
  return () => {
    isOver = true
    globalThis.fetch = original
  }
}
