import { judgeArticles } from './judgeArticles'
import { judgePage } from './judgePage'
import type { Client } from '../support/client'
import { openAddress, type Read } from './openAddress'
import { LISTS, readIssue, readLists } from './readPublic'
import type { ModelSite } from './site'
import {
  findWords,
  neededOf,
  publishedIn,
  searchedOf,
  wordsOf,
  type Issue,
  type World,
} from './world'

/** Searches are counted by the language of each word: a few tell as much as all. */
const SEARCHED = 4

/** Addresses of issues that an act did not touch, of which some are opened all the same. */
const SAMPLED = 6

/** Addresses of a published issue that lead on, whatever becomes of its number and its PDF. */
const LASTING = /^\/(?:regards\/\d+(?:\/(?:texte|lire|epub))?|api\/regards\/numero\/\d+\/manifest)$/

/** Lists and pages of the whole site that are opened after an act. */
const LISTED = 3

/** What is compared: lists, issues with all that leads from them, and addresses that were open once. */
export interface Look {
  lists: string[]
  issues: Issue[]
  paths: string[]
  /** Whether other roles are tried too. */
  hasRoles: boolean
  /** Whether the search is asked. */
  hasSearch: boolean
}

export const lookAtAll = ({ issues, addresses }: World): Look => ({
  lists: LISTS,
  issues: [...issues],
  paths: [...addresses.keys()],
  hasRoles: true,
  hasSearch: true,
})

/**
 * What an act has touched, and a few lists and addresses beside; few of these after an act on letters or accounts
 * only.
 */
export function lookAtTouched({ issues, addresses, touched, random }: World): Look {
  const all = [...addresses]
  const others = all.filter(([, id]) => !touched.has(id)).map(([path]) => path)
  const sample = <Item>(list: Item[], count: number) => [
    ...new Set(Array.from({ length: count }, () => list[random(0, list.length)])),
  ]
  return {
    lists: sample(LISTS, touched.size > 0 ? LISTED : 1).filter((path) => path !== undefined),
    issues: issues.filter(({ id }) => touched.has(id)),
    paths: [
      ...all.filter(([, id]) => touched.has(id)).map(([path]) => path),
      ...sample(others, touched.size > 0 ? SAMPLED : 1).filter((path) => path !== undefined),
    ],
    hasRoles: random(0, 4) === 0,
    hasSearch: touched.size > 0,
  }
}

/** Compares what the site shows with the model. @returns what is wrong, each in a sentence */
export async function findFaults(world: World, site: ModelSite, look: Look): Promise<string[]> {
  const faults: string[] = []
  const current = new Set(publishedIn(world).flatMap((issue) => [...wordsOf(issue)]))
  if (world.page.titre) current.add(world.page.titre)
  const judgeWords = (reads: Read[]) => {
    for (const { path, text } of reads) {
      const old = listForeign(path, text, current)
      if (old.length > 0) faults.push(`${path} still says ${old.slice(0, 3).join(', ')}`)
    }
  }
  judgeWords(await readLists(site, look.lists))
  const read = new Set<string>()
  for (const issue of look.issues) {
    const reads = await readIssue(site, issue.numero)
    judgeWords(reads)
    faults.push(...findMissing(issue, reads))
    for (const { path, status } of reads) {
      read.add(path)
      if (issue.etat === 'publie' && status === 200) world.addresses.set(path, issue.id)
    }
  }
  for (const issue of look.issues)
    if (issue.etat === 'publie') faults.push(...(await judgeArticles(issue, site)))
  const others = look.paths.filter((path) => !read.has(path))
  faults.push(...(await findLeftOpen(world, current, site, others)))
  if (look.hasSearch) faults.push(...(await judgeSearch(world, current, site.visitor(), look)))
  faults.push(...(await judgeDrafts(world, await site.admin())))
  if (look.hasRoles) faults.push(...(await judgeRoles(world, site)))
  faults.push(...(await judgePage(world, site)))
  faults.push(...judgeLetters(world, site))
  return faults
}

/** Lists words of a text that are neither allowed nor those of its own address, which an error page repeats. */
function listForeign(path: string, text: string, allowed: Set<string>): string[] {
  const own = findWords(path)
  return [...findWords(text)].filter((word) => !allowed.has(word) && !own.has(word))
}

/** Words and addresses that a published issue must have, and others must not. */
function findMissing(issue: Issue, reads: Read[]): string[] {
  const { numero, etat } = issue
  if (etat !== 'publie')
    return reads
      .filter(({ status }) => status === 200)
      .map(({ path }) => `${path} is open, and issue ${numero} is « ${etat} »`)
  const closed = reads.filter(({ status }) => status !== 200)
  const found = findWords(reads.map(({ text }) => text).join('\n'))
  const missing = neededOf(issue).filter((word) => !found.has(word))
  return [
    ...closed.map(({ path, status }) => `${path} is ${status}, and issue ${numero} is published`),
    ...(missing.length > 0 ? [`issue ${numero} lacks ${missing.slice(0, 3).join(', ')}`] : []),
  ]
}

/** Addresses that were open once, and are open though their issue is not, lead elsewhere, or have old words. */
async function findLeftOpen(
  world: World,
  current: Set<string>,
  site: ModelSite,
  paths: string[],
): Promise<string[]> {
  const issues = new Map(world.issues.map((issue) => [issue.id, issue]))
  const faults: string[] = []
  const judged = await Promise.all(
    paths.map(async (path) => ({
      ...(await openAddress(site.product.url, path)),
      issue: issues.get(world.addresses.get(path) ?? ''),
    })),
  )
  for (const { path, status, text, location, issue } of judged) {
    const old = listForeign(path, text, current)
    if (old.length > 0) faults.push(`former address ${path} says ${old.slice(0, 3).join(', ')}`)
    if (issue?.etat === 'publie' && status !== 200 && status !== 301 && LASTING.test(path))
      faults.push(`former address ${path} is ${status}, and its issue is published`)
    if (status >= 500) faults.push(`former address ${path} is ${status}`)
    if (issue?.etat !== 'publie' && status === 200)
      faults.push(`former address ${path} is open, and its issue is not`)
    const leads = /\/(?:regards|numero)\/(\d+)/.exec(location ?? '')?.[1]
    if (leads !== undefined && Number(leads) !== issue?.numero)
      faults.push(`former address ${path} leads to issue ${leads}`)
  }
  return faults
}

/** Old words are not found, some of those of today are. */
async function judgeSearch(
  world: World,
  current: Set<string>,
  visitor: Client,
  look: Look,
): Promise<string[]> {
  const search = async (word: string) =>
    (await visitor.get<{ total: number }>(`/api/recherche?q=${word}`)).json.total
  const old = [...world.words].filter((word) => !current.has(word)).slice(-SEARCHED)
  const published = look.issues.filter(({ etat }) => etat === 'publie')
  const today = published.flatMap((issue) => searchedOf(issue).slice(0, SEARCHED))
  const faults: string[] = []
  for (const word of old)
    if ((await search(word)) > 0) faults.push(`the search still finds ${word}`)
  for (const word of today)
    if ((await search(word)) === 0) faults.push(`the search does not find ${word}`)
  return faults
}

type Doc = { id: string; numero: number; titre: string }

/** What administrators see of the issues is what they have typed. */
async function judgeDrafts({ issues }: World, admin: Client): Promise<string[]> {
  const list = '/api/regards?draft=true&depth=0&limit=0'
  const { docs } = (await admin.get<{ docs: Doc[] }>(list)).json
  const faults: string[] = []
  for (const { id, etat, numero, titre } of issues) {
    const doc = docs.find((each) => each.id === id)
    if (etat === 'corbeille') {
      if (doc) faults.push(`issue ${numero} is in the trash and in the list`)
    } else if (doc?.numero !== numero || doc.titre !== titre) {
      faults.push(
        `issue ${numero} « ${titre} » is ${doc?.numero} « ${doc?.titre} » to administrators`,
      )
    }
  }
  return faults
}

/** Nobody but an administrator changes an issue or reads subscribers; who was demoted or left is none. */
async function judgeRoles({ issues, accounts }: World, site: ModelSite): Promise<string[]> {
  const faults: string[] = []
  const others = accounts.filter(({ role }) => role !== 'administrateur')
  const roles: [string, Client][] = [
    ['visitor', site.visitor()],
    ['editeur', await site.editor()],
    ...others.map(({ role, token }): [string, Client] => [role, site.withToken(token)]),
  ]
  for (const [role, who] of roles) {
    const [issue] = issues
    const answers = [
      await who.get('/api/abonnes'),
      ...(issue ? [await who.patch(`/api/regards/${issue.id}`, { titre: 'Forcé' })] : []),
    ]
    for (const { status } of answers)
      if (status < 400) faults.push(`a ${role} may do what an administrator does (${status})`)
  }
  return faults
}

/**
 * Each letter has gone once to each of those who were subscribed when it left, and to nobody else; beside letters
 * a visitor gets the one e-mail that was asked for, and administrators are told of a letter that could not leave.
 */
function judgeLetters({ letters }: World, { smtp }: ModelSite): string[] {
  const faults: string[] = []
  const sentLetters = smtp.mails.filter(({ source }) => source.includes('List-Unsubscribe-Post:'))
  for (const { objet, etat, recipients } of letters) {
    const sent = sentLetters.filter(({ source }) => source.includes(objet)).flatMap(({ to }) => to)
    const wanted = etat === 'envoyee' ? [...recipients] : []
    if (sent.toSorted().join() !== wanted.toSorted().join())
      faults.push(`letter ${objet} (${etat}) went to ${sent.join()} and not to ${wanted.join()}`)
  }
  const others = smtp.mails
    .filter(({ source }) => letters.every(({ objet }) => !source.includes(objet)))
    .flatMap(({ to }) => to)
  for (const [at, email] of others.entries())
    if (email.startsWith('abonne@') && others.indexOf(email) < at)
      faults.push(`${email} got another e-mail than letters twice`)
  return faults
}
