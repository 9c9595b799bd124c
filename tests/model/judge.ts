import type { Client } from '../support/client'
import { openAddress, type Read } from './openAddress'
import { readIssue, readLists } from './readPublic'
import type { ModelSite } from './site'
import { findWords, publishedIn, searchedOf, wordsOf, type Issue, type World } from './world'

/** Searches are counted by the language of each word: a few tell as much as all. */
const SEARCHED = 4

/** Compares what the site shows with the model. @returns what is wrong, each in a sentence */
export async function findFaults(world: World, site: ModelSite): Promise<string[]> {
  const faults: string[] = []
  const current = new Set(publishedIn(world).flatMap((issue) => [...wordsOf(issue)]))
  const judgeWords = (reads: Read[], allowed: Set<string>) => {
    for (const { path, text } of reads) {
      const old = listForeign(path, text, allowed)
      if (old.length > 0) faults.push(`${path} still says ${old.slice(0, 3).join(', ')}`)
    }
  }
  judgeWords(await readLists(site), current)
  for (const issue of world.issues) {
    const reads = await readIssue(site, issue.numero)
    judgeWords(reads, current)
    faults.push(...findMissing(issue, reads))
    if (issue.etat !== 'publie') continue
    for (const { path, status } of reads) if (status === 200) world.addresses.set(path, issue.id)
  }
  faults.push(...(await findLeftOpen(world, current, site)))
  faults.push(...(await judgeSearch(world, current, site.visitor())))
  faults.push(...(await judgeDrafts(world, await site.admin())))
  faults.push(...(await judgeRoles(world, site)))
  faults.push(...judgeLetters(world, site))
  return faults
}

/** Lists words of a text that are neither allowed nor those of its own address, which an error page repeats. */
function listForeign(path: string, text: string, allowed: Set<string>): string[] {
  const own = findWords(path)
  return [...findWords(text)].filter((word) => !allowed.has(word) && !own.has(word))
}

/** Words and addresses that a published issue must have, and others must not. */
function findMissing({ numero, etat, pages, titre }: Issue, reads: Read[]): string[] {
  if (etat !== 'publie')
    return reads
      .filter(({ status }) => status === 200)
      .map(({ path }) => `${path} is open, and issue ${numero} is « ${etat} »`)
  const closed = reads.filter(({ status }) => status !== 200)
  const found = findWords(reads.map(({ text }) => text).join('\n'))
  const wanted = [titre, ...pages.flatMap((page) => [page.titre, ...page.mots])]
  const missing = wanted.filter((word) => !found.has(word))
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
): Promise<string[]> {
  const issues = new Map(world.issues.map((issue) => [issue.id, issue]))
  const faults: string[] = []
  const judged = await Promise.all(
    [...world.addresses].map(async ([path, id]) => ({
      ...(await openAddress(site.product.url, path)),
      issue: issues.get(id),
    })),
  )
  for (const { path, status, text, location, issue } of judged) {
    const old = listForeign(path, text, current)
    if (old.length > 0) faults.push(`former address ${path} says ${old.slice(0, 3).join(', ')}`)
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
async function judgeSearch(world: World, current: Set<string>, visitor: Client): Promise<string[]> {
  const search = async (word: string) =>
    (await visitor.get<{ total: number }>(`/api/recherche?q=${word}`)).json.total
  const old = [...world.words].filter((word) => !current.has(word)).slice(-SEARCHED)
  const today = publishedIn(world).flatMap((issue) => searchedOf(issue).slice(0, SEARCHED))
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

/** Nobody but an administrator changes an issue or reads subscribers. */
async function judgeRoles({ issues }: World, site: ModelSite): Promise<string[]> {
  const faults: string[] = []
  const editor = await site.editor()
  const roles = [
    ['visitor', site.visitor()],
    ['editeur', editor],
  ] as const
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

/** Each letter has gone once to each of those who were subscribed when it left, and to nobody else. */
function judgeLetters({ letters }: World, { smtp }: ModelSite): string[] {
  const faults: string[] = []
  for (const { objet, etat, recipients } of letters) {
    const sent = smtp.mails.filter(({ source }) => source.includes(objet)).flatMap(({ to }) => to)
    const wanted = etat === 'envoyee' ? [...recipients] : []
    if (sent.toSorted().join() !== wanted.toSorted().join())
      faults.push(`letter ${objet} (${etat}) went to ${sent.join()} and not to ${wanted.join()}`)
  }
  return faults
}
