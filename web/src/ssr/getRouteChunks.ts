/** Vite's manifest.json, which maps source files to build files. */
export type Manifest = Record<string, ManifestEntry>

type ManifestEntry = {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

/**
 * The URLs of a page's scripts and style sheets, each after those that it imports.
 * @param chunks their names (`siteRoutes.tsx`)
 * @throws Error when the build has no chunk of that name
 */
export function getRouteChunks(
  manifest: Manifest,
  chunks: string[],
): { scripts: string[]; styleSheets: string[] } {
  const scripts = new Set<string>()
  const styleSheets = new Set<string>()
  const visited = new Set<string>()
  for (const chunk of chunks) add(findManifestKey(manifest, chunk))
  return { scripts: [...scripts], styleSheets: [...styleSheets] }

  function add(key: string) {
    const entry = manifest[key]
    if (!entry || visited.has(key)) return
    visited.add(key)
    for (const imported of entry.imports ?? []) add(imported)
    scripts.add(`/${entry.file}`)
    for (const file of entry.css ?? []) styleSheets.add(`/${file}`)
  }
}

/** A page's file, else a shared file, which may have the same name. */
function findManifestKey(manifest: Manifest, chunk: string): string {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === chunk)
  const found = keys.find((key) => key.startsWith('src/')) ?? keys[0]
  if (!found) throw new Error(`the build has no chunk named ${chunk}`)
  return found
}
