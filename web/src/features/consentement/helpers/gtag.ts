declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Queues a command for Google's script, which processes it if it loads. */
export const gtag: (...entry: unknown[]) => void = function () {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- the script takes nothing else for a command
  window.dataLayer.push(arguments)
}
