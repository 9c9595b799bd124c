import { findTool } from './findTool'
import { tools } from './tools'

/**
 * Returns the path of an unmodified Firefox.
 * @throws a one-line error that says what is missing and how to get it
 */
export function findFirefox(): Promise<string> {
  return findTool(tools.firefox)
}
