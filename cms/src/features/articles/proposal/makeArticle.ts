import type { Bloc } from '../../lecture'
import { isCredit, readNames, readSignature, tellsMore } from '../../lecture/text/readSignature'
import type { FollowedArticle } from './followText'
import { isLabel, isSupplement } from './textKinds'
import {
  endsSentence,
  groupPages,
  isAdvertisement,
  isRunning,
  textOf,
  type PlacedBloc,
} from './placedBlocs'
import type { ProposedArticle } from '../records/storedArticles'
import { isListedBehind, type ListedTitle } from './readContents'

/** Letters of a standfirst, at most. */
const MAX_CHAPO_LETTERS = 700

/** Letters of a heading below the title that is a standfirst. */
const MIN_SUBTITLE_LETTERS = 30

/** Blocks at the head and at the end of an article among which its authors are. */
const MAX_HEAD = 6
const MAX_TAIL = 4

/** Values read from an article’s head or end, and the remaining blocks. */
interface Parts {
  chapo: string | null
  auteurs: string[]
  rest: PlacedBloc[]
}

export function makeArticle({ title, above, blocs }: FollowedArticle): ProposedArticle {
  const label = above.findLast(({ bloc }) => bloc.type === 'paragraphe' && isLabel(bloc.texte))
  const head = readHead(dropTrailing(blocs, title.niveau < 5), title.listed)
  const tail = readTail(head.rest, head.auteurs.length > 0)
  const kept = [...above.filter((placed) => placed !== label), ...tail.rest]
  return {
    titre: title.titre,
    chapo: head.chapo,
    auteurs: [...new Set([...head.auteurs, ...tail.auteurs])],
    rubrique: label ? toRubrique(textOf(label.bloc)) : null,
    premierePage: title.page,
    dernierePage: Math.max(title.page, ...kept.map(({ page }) => page)),
    image: findImage(kept),
    blocs: kept.map(({ bloc, page }) => ({ ...bloc, page })),
  }
}

/** Reads standfirst and authors below the title, before the running text. */
function readHead(blocs: PlacedBloc[], listed: ListedTitle | undefined): Parts {
  const taken = new Set<PlacedBloc>()
  const signatures = new Map<PlacedBloc, string[]>()
  const auteurs: string[] = []
  const chapo: string[] = []
  const texts = blocs.slice(0, MAX_HEAD).filter(({ bloc }) => bloc.type !== 'image')
  for (const [index, placed] of texts.entries()) {
    const { bloc } = placed
    if (bloc.type !== 'paragraphe' && bloc.type !== 'titre') break
    const next = texts[index + 1]
    const isIntertitle = bloc.type === 'titre' && hasOthersLike(bloc, blocs)
    const names = readSignature(bloc.texte) ?? (next && !isIntertitle && readNames(bloc.texte))
    if (names) {
      auteurs.push(...names)
      signatures.set(placed, names)
    } else if (isChapo(placed, next, chapo.length > 0, listed)) {
      chapo.push(bloc.texte)
      taken.add(placed)
    } else if (!isCredit(bloc.texte)) break
  }
  return {
    chapo: chapo.join(' ') || null,
    auteurs,
    rest: takeSignatures(
      blocs.filter((placed) => !taken.has(placed)),
      signatures,
    ),
  }
}

/** Takes the signatures out of an article's text; one that tells a function, or who took the pictures, stays. */
const takeSignatures = (blocs: PlacedBloc[], signatures: Map<PlacedBloc, string[]>): PlacedBloc[] =>
  blocs.flatMap((placed): PlacedBloc[] => {
    const names = signatures.get(placed)
    if (!names) return [placed]
    const texte = textOf(placed.bloc)
    if (!tellsMore(texte, names)) return []
    return [{ ...placed, bloc: { type: 'paragraphe', texte, role: 'signature' } }]
  })

/** Whether a heading is an intertitle: other headings of its level, except names, follow. */
const hasOthersLike = (heading: Bloc & { type: 'titre' }, blocs: PlacedBloc[]): boolean =>
  blocs
    .slice(blocs.findIndex(isRunning) + 1)
    .some(
      ({ bloc }) =>
        bloc.type === 'titre' && bloc.niveau === heading.niveau && !readNames(bloc.texte),
    )

/** Whether a block below the title is the standfirst: by its look, its place, or the list of contents. */
function isChapo(
  { bloc }: PlacedBloc,
  next: PlacedBloc | undefined,
  hasChapo: boolean,
  listed: ListedTitle | undefined,
): boolean {
  if (!('texte' in bloc) || bloc.texte.length > MAX_CHAPO_LETTERS || !next) return false
  const isAboveNames = 'texte' in next.bloc && readsAuthors(next.bloc.texte)
  if (bloc.type === 'titre') {
    const isLong = bloc.texte.length >= MIN_SUBTITLE_LETTERS || /[.!?…]$/.test(bloc.texte)
    return !hasChapo && (isLong || isAboveNames)
  }
  if (bloc.role === 'chapo') return true
  if (hasChapo) return false
  return isAboveNames || (listed !== undefined && isListedBehind(listed, bloc.texte))
}

const readsAuthors = (text: string): boolean =>
  (readSignature(text) ?? readNames(text)) !== undefined

/** Reads the authors at the end of the text: signatures, or else a line that is a name. */
function readTail(blocs: PlacedBloc[], isSigned: boolean): Omit<Parts, 'chapo'> {
  const signatures = new Map<PlacedBloc, string[]>()
  const auteurs: string[] = []
  for (const placed of blocs.slice(-MAX_TAIL).toReversed()) {
    const { bloc } = placed
    if (bloc.type === 'image') continue
    if (bloc.type !== 'paragraphe') break
    const names = readSignature(bloc.texte) ?? (isSigned ? undefined : readNames(bloc.texte))
    if (names) {
      auteurs.unshift(...names)
      signatures.set(placed, names)
    } else if (isRunning(placed)) break
  }
  return { auteurs, rest: takeSignatures(blocs, signatures) }
}

/**
 * Drops advertisements behind the text of a page: each below a heading of its own, or in a box. An
 * address or a price among other lines belongs to the article.
 * @param hasHeadings whether letters tell headings; else, a line without a full stop is one
 */
function dropTrailing(blocs: PlacedBloc[], hasHeadings: boolean): PlacedBloc[] {
  const last = blocs.findLast(isRunning)
  const behind = blocs.filter(({ order }) => last && order > last.order)
  const isHead = ({ bloc }: PlacedBloc) =>
    bloc.type === 'titre' ? bloc.niveau < 4 : !hasHeadings && !endsSentence(textOf(bloc))
  const dropped = new Set(
    [...groupPages(behind).values()].flatMap((lines) => listAdvertisements(lines, isHead)),
  )
  return blocs.filter((placed) => placed.bloc.type === 'image' || !dropped.has(placed))
}

/** Lists the lines of a page from its first advertisement on. */
function listAdvertisements(
  lines: PlacedBloc[],
  isHead: (line: PlacedBloc) => boolean,
): PlacedBloc[] {
  const starts = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const begins = isHead(line) && !(before && isHead(before))
    return begins || isBoxed(line) !== (before !== undefined && isBoxed(before)) ? at : []
  })
  const first = starts.find((start, index) => {
    const [head, ...others] = lines.slice(start, starts[index + 1])
    const isApart = head && (isBoxed(head) || (isHead(head) && !isSupplement(textOf(head.bloc))))
    return isApart && [head, ...others].some(({ bloc }) => isAdvertisement(textOf(bloc)))
  })
  return first === undefined ? [] : lines.slice(first)
}

const isBoxed = ({ bloc }: PlacedBloc): boolean =>
  bloc.type === 'paragraphe' && bloc.role === 'encadre'

/** A label as a section is named: not in capitals all over. */
function toRubrique(text: string): string {
  const joined = text.replace(/(?<!\s)\s+-|-\s+(?=\p{Lu})/gu, '-')
  return /\p{Ll}/u.test(joined) ? joined : joined.charAt(0) + joined.slice(1).toLowerCase()
}

/** Finds the lead picture: at or before the first paragraphs, else the first one. */
function findImage(blocs: PlacedBloc[]): string | null {
  const figures = blocs.flatMap(({ bloc }) => (bloc.type === 'image' && bloc.figure) || [])
  return figures[0]?.nom ?? null
}
