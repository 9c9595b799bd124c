type NetworkInformation = { saveData?: boolean; effectiveType?: string }

/** What the browser says about the network; empty in browsers that say nothing (Firefox, Safari). */
export const readConnection = (): NetworkInformation =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
