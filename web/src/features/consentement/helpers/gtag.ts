declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Says something to Google's script, which reads it once it is there, if ever. */
export const gtag: (...entry: unknown[]) => void = function () {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- the script takes nothing else for a command
  window.dataLayer.push(arguments)
}
