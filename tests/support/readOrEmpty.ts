import { readdirSync, readFileSync } from 'node:fs'

/** Names in a folder; none without it. */
export function readFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** Text of a file; empty without it: a process of /proc may have ended in the meantime. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
