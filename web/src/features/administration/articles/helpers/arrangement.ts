import type { ArrangementResponse, BlocRef } from '@regards/contract/schemas/articles'
import type { SentBloc } from '@regards/contract/schemas/blocs'

export type IssuePage = ArrangementResponse['pages'][number]

/** An article of an arrangement; missing texts are empty. */
export type ArrangedArticle = {
  /** Key of the article; the id of a stored one. */
  key: string
  id?: string
  titre: string
  chapo: string
  /** Names, separated by commas. */
  auteurs: string
  rubrique: string
  visible: boolean
  /** Name of the lead picture’s file. */
  image: string | null
  /** In reading order. */
  blocs: BlocRef[]
  /** Whether text that the new PDF lacks still waits for review. */
  aRevoir: boolean
  /** Its text of the former PDF; null if the new PDF has it. */
  ancienTexte: string | null
}

export type Blocks = ReadonlyMap<number, SentBloc[]>

export const toBlocks = (pages: IssuePage[]): Blocks =>
  new Map(pages.map(({ page, blocs }) => [page, blocs]))

export const blockAt = (blocks: Blocks, [page, index]: BlocRef): SentBloc | undefined =>
  blocks.get(page)?.[index]

/** Returns the words of a block. */
export function textOf(block: SentBloc | undefined): string {
  switch (block?.type) {
    case 'liste':
      return block.elements.join(' ')
    case 'tableau':
      return [block.entete ?? [], ...block.lignes].flat().join(' ')
    case 'image':
      return block.legende ?? block.alternative
    default:
      return block?.texte ?? ''
  }
}

/** Returns the first and the last page of an article; null without a block. */
export function pagesOf({ blocs }: ArrangedArticle): { first: number; last: number } | null {
  if (blocs.length === 0) return null
  const numbers = blocs.map(([page]) => page)
  return { first: Math.min(...numbers), last: Math.max(...numbers) }
}

/** Lists the blocks that belong to no article, in order. */
export function listFreeBlocks(articles: ArrangedArticle[], blocks: Blocks): BlocRef[] {
  const taken = new Set(articles.flatMap(({ blocs }) => blocs.map(String)))
  return [...blocks]
    .flatMap(([page, list]) => list.map((_, index): BlocRef => [page, index]))
    .filter((ref) => !taken.has(String(ref)))
}

/** Lists the blocks outside articles, except titles and standfirsts. */
export const listLooseBlocks = (articles: ArrangedArticle[], blocks: Blocks): BlocRef[] =>
  listFreeBlocks(articles, blocks).filter((ref) => {
    const text = textOf(blockAt(blocks, ref))
    const isHead = (article: ArrangedArticle) =>
      pagesOf(article)?.first === ref[0] &&
      (article.titre.includes(text) || article.chapo.includes(text))
    return text === '' || !articles.some(isHead)
  })

export type FreePage = { page: number; text: string; pictures: number }

/** Characters of a page’s texts below which they are a leftover title or label. */
const minLetters = 200

/** Lists pages with longer texts or pictures outside articles; for covers, texts only. */
export function listFreePages(articles: ArrangedArticle[], blocks: Blocks): FreePage[] {
  const covers = new Set([Math.min(...blocks.keys()), Math.max(...blocks.keys())])
  const pages = new Map<number, FreePage>()
  for (const ref of listLooseBlocks(articles, blocks)) {
    const block = blockAt(blocks, ref)
    const found = pages.get(ref[0]) ?? { page: ref[0], text: '', pictures: 0 }
    found.text = `${found.text} ${textOf(block)}`.trim()
    if (block?.type === 'image' && block.nom) found.pictures += 1
    pages.set(ref[0], found)
  }
  return [...pages.values()].filter(
    ({ page, text, pictures }) => text.length >= minLetters || (pictures > 0 && !covers.has(page)),
  )
}

/** Finds the article that a page follows: the last one that begins before it or on it. */
export const findArticleBefore = (
  articles: ArrangedArticle[],
  page: number,
): ArrangedArticle | undefined =>
  articles.findLast((article) => (pagesOf(article)?.first ?? Infinity) <= page)

/** Lists the pictures of an article. */
export const figuresOf = (article: ArrangedArticle, blocks: Blocks) =>
  article.blocs.flatMap((ref) => {
    const block = blockAt(blocks, ref)
    if (block?.type !== 'image' || !block.nom || !block.image) return []
    return [{ nom: block.nom, image: block.image, legende: textOf(block) }]
  })
