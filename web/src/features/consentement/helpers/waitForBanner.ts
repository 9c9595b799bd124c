/** Poll interval in milliseconds (specification, section 9). */
const intervalMs = 100

/** Resolves once the banner is rendered, checked every 100 ms. */
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
