import { join } from 'node:path'

/** What the bundler knows about modules when it puts them into files. */
type ModuleGraph = {
  getModuleInfo: (id: string) => {
    code: string | null
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const SRC = join(import.meta.dirname, '../src')
/** The script that hydrates each page, after all others. */
const ENTRY = join(SRC, 'entry-client.tsx')

const HOME = join(SRC, 'app/routing/HomeRoute.tsx')

/** Pages of accounts, administration and links in e-mails, which few visitors open. */
const RARE = /[\\/]features[\\/](?:accounts|administration|aide|apercu|newsletter)[\\/]/

/** Pages of administration. Forms of an issue have styled-components (decision 148). */
const ADMINISTRATION = /[\\/]features[\\/]administration[\\/]/

/** Modules that import pages. Code that other modules of every page import dynamically is a later part (the cookies' dialog). */
const ROUTES = /[\\/]app[\\/](?:pages|routing)[\\/]/

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** Parts of TanStack Query that few pages use, and that the index of the library imports into all of them. */
const RARE_QUERIES =
  /[\\/]@tanstack[\\/].*[\\/](?:use(?:Queries|Mutation|InfiniteQuery)|(?:queries|mutation|infiniteQuery)Observer)\.js$/

/** Styles of components: those of visitors' pages are one sheet, which costs one round trip before the first paint. */
const STYLES = /\.module\.css$/

/** A module with less source than this that some pages share costs the others less than one more file costs those. */
const SMALL_LETTERS = 2_600

/** The same of a module that one page shares with code that it fetches later. */
const TINY_LETTERS = 900

/**
 * Names the file of each module that several pages share. Few files: a module compresses better beside others, and
 * each file costs a request.
 * - `react`, `libraries` and `site` are in every page. Three, so that each runs in a task of its own: one long task
 *   would block a slow processor. Libraries change less often than our code, and stay in the browser's cache. `site`
 *   also has what other pages share with the home page.
 * - `pages` has small modules that other pages share, of which the home page has none.
 * - `forms` is shared by pages that few visitors open, such as those of accounts and administration.
 * - `administration` has what its pages alone share.
 * Styles of visitors' pages are those of `site`: one sheet.
 * @returns the name; null for the entry, and for modules that the bundler places alone
 */
export function createChunkNaming(): (id: string, graph: ModuleGraph) => string | null {
  let found: ReturnType<typeof findUsers> | undefined
  return (id, graph) => {
    const { everyPage, pages, usersOf } = (found ??= findUsers(graph))
    const pagesOf = (module: string): string[] =>
      (usersOf.get(module) ?? []).filter((user) => pages.has(user))
    const isSite = (module: string): boolean => {
      const often = pagesOf(module).filter((page) => !isRare(page))
      return everyPage.has(module) || (often.length > 1 && often.includes(HOME))
    }
    const isSmall = (module: string): boolean => {
      const its = pagesOf(module)
      const userCount = usersOf.get(module)?.length ?? 0
      if (userCount < 2 || its.every(isRare)) return false
      const limit = its.length > 1 ? SMALL_LETTERS : TINY_LETTERS
      const info = graph.getModuleInfo(module)
      // A shared file must not import one of a page.
      const imported = info?.importedIds.filter((other) => !STYLES.test(other))
      return (info?.code?.length ?? Infinity) < limit && imported?.every(isShared) === true
    }
    const isShared = (module: string): boolean => isSite(module) || isSmall(module)
    const its = pagesOf(id)
    // Parts that a page fetches later count too: visitors open those of their pages.
    const users = usersOf.get(id) ?? []
    if (STYLES.test(id)) {
      if (everyPage.has(id) || !users.every(isRare)) return 'site'
      return users.length < 2 ? null : 'forms'
    }
    if (id === ENTRY || RARE_QUERIES.test(id)) return null
    if (REACT.test(id)) return 'react'
    if (isSite(id)) return everyPage.has(id) && id.includes('node_modules') ? 'libraries' : 'site'
    if (isSmall(id)) return its.includes(HOME) ? 'site' : 'pages'
    if (its.length < 2 || !users.every(isRare)) return null
    return users.every((user) => ADMINISTRATION.test(user)) ? 'administration' : 'forms'
  }
}

const isRare = (page: string): boolean => RARE.test(page)

/** Finds the modules of every page, and the pages and later parts that import each module. */
function findUsers(graph: ModuleGraph) {
  const listLazy = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const everyPage = listImports(graph, ENTRY)
  const pages = new Set(listLazy([...everyPage].filter((id) => ROUTES.test(id))))
  const parts = listLazy([
    ...everyPage,
    ...[...pages].flatMap((page) => [...listImports(graph, page)]),
  ])
  const usersOf = new Map<string, string[]>()
  for (const user of new Set([...pages, ...parts])) {
    for (const id of listImports(graph, user)) usersOf.set(id, [...(usersOf.get(id) ?? []), user])
  }
  return { everyPage, pages, usersOf }
}

/** A module and all modules that run before it. */
function listImports(graph: ModuleGraph, start: string): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(start)
  return found
}
