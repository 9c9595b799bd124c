/** Specification, section 9. */
const intervalMs = 100

/** Resolves once the banner is there, looking every 100 ms. */
export function waitForBanner(isRendered: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isRendered()) return resolve()
    const timer = setInterval(() => {
      if (!isRendered()) return
      clearInterval(timer)
      resolve()
    }, intervalMs)
  })
}
