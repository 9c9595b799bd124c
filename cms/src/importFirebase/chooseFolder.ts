import path from 'node:path'

import type { Payload } from 'payload'

import { isFolder } from '../files/folder'
import { storage } from '../storage'
import { sameBytes } from './sameBytes'
import type { SourceFile } from './types'

/** The folders that this run gave out: two issues may name the same files. */
const given = new Set<string>()

/**
 * The first of some folders that has the form of ours and is free here. What a run that was cut short
 * left in it without a record is removed: the file's own bytes, and the smaller sizes made of them.
 * @param wanted in order of preference
 * @returns undefined when none can be had
 */
export async function chooseFolder(
  payload: Payload,
  collection: 'documents' | 'images',
  source: SourceFile,
  wanted: (string | undefined)[],
): Promise<string | undefined> {
  for (const folder of wanted) {
    const place = `${collection}/${folder}`
    if (!isFolder(folder) || given.has(place)) continue
    given.add(place)
    const prefix = `regards/${folder}`
    const { totalDocs } = await payload.count({ collection, where: { prefix: { equals: prefix } } })
    if (totalDocs > 0) continue
    if (await clearLeftovers(`${prefix}/${source.filename}`, source)) return folder
  }
  return undefined
}

/** The random part of a path of the old storage, or of ours: regards/{random}/fichier.pdf */
export const folderIn = (path: string): string | undefined =>
  /^regards\/([^/]+)\/[^/]+$/.exec(path)?.[1]

/** @returns whether the place is free by now */
async function clearLeftovers(fullPath: string, source: SourceFile): Promise<boolean> {
  const { dir, name, base } = path.posix.parse(fullPath)
  const found = await storage.list({ prefix: `${dir}/${name}`, folded: false, limit: 100 })
  const sizes = found.filter((entry) => /^-\d+\.webp$/.test(entry.slice(`${dir}/${name}`.length)))
  if (!found.includes(`${dir}/${base}`)) return sizes.length === 0
  if (!(await sameBytes(source, fullPath))) return false
  // The file itself goes last: as long as it is there, the rest is known to be of an import.
  for (const leftover of [...sizes, fullPath]) await storage.remove(leftover)
  return true
}
