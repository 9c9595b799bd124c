/** Specification, section 9. */
const intervalMs = 100

/** Resolves once the banner is there, looking every 100 ms. */
export function waitForBanner(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const timer = setInterval(() => {
      if (!isThere()) return
      clearInterval(timer)
      resolve()
    }, intervalMs)
  })
}
