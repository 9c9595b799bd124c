import type { Entry, Fault } from './types'

/**
 * Parses an export of a Firebase realtime database.
 * @param text JSON: the whole tree with its node `regards`, or that node itself; Firebase exports a
 * node with integer keys as an array, with null for missing keys
 * @returns the entries in order, or a fault
 */
export function readExport(text: string): { entries: Entry[] } | { fault: Fault } {
  let tree: unknown
  try {
    tree = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return fault('invalid-json', 'L’export n’est pas un fichier JSON lisible.')
  }
  const node = isObject(tree) && 'regards' in tree ? tree.regards : tree
  if (node !== null && typeof node !== 'object') {
    return fault('invalid-export', 'L’export ne contient pas de nœud « regards ».')
  }
  const entries = Object.entries(node ?? {})
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ({ key, value: value as unknown }))
  return entries.length > 0
    ? { entries }
    : fault('empty-export', 'L’export ne contient aucun numéro.')
}

const fault = (code: string, message: string) => ({ fault: { code, message } })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
