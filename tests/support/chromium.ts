import { findTool } from './findTool'
import { tools } from './tools'

/** Flags for Chromium in a container, as root, without network except loopback. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * Returns the path of a Chromium.
 * @throws a one-line error that says what is missing and how to get it
 */
export function findChromium(): Promise<string> {
  return findTool(tools.chromium)
}
