/** A block of a page’s text, as the arrangement of articles needs it. */
export type PageBlock = {
  type: 'titre' | 'paragraphe' | 'liste' | 'tableau' | 'image'
  texte?: string
  elements?: string[]
  entete?: string[] | null
  lignes?: string[][]
  alternative?: string
  legende?: string | null
  /** Name of a picture’s file, and its addresses. */
  nom?: string | null
  image?: FigureImage | null
}

export type FigureImage = {
  images: { url: string; largeur: number }[]
  largeur: number
  hauteur: number
}

export type IssuePage = {
  page: number
  largeur: number
  hauteur: number
  vignette: string | null
  images: { url: string; largeur: number }[]
  blocs: PageBlock[]
}

/** Names a block: its page, and its place among the page’s blocks. */
export type BlockRef = [page: number, index: number]

/** An article as it is arranged; texts are empty when there are none. */
export type ArrangedArticle = {
  /** Names the article on this page; the id of a stored one. */
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
  blocs: BlockRef[]
  /** Whether what a replaced PDF does not have of it is still to be looked at. */
  aRevoir: boolean
  /** The text that it had of the former PDF; null if the PDF has it. */
  ancienTexte: string | null
}

/** The blocks of an issue, by page. */
export type Blocks = ReadonlyMap<number, PageBlock[]>

export const toBlocks = (pages: IssuePage[]): Blocks =>
  new Map(pages.map(({ page, blocs }) => [page, blocs]))

export const blockAt = (blocks: Blocks, [page, index]: BlockRef): PageBlock | undefined =>
  blocks.get(page)?.[index]

/** Returns the words of a block. */
export function textOf(block: PageBlock | undefined): string {
  if (!block) return ''
  if (block.type === 'liste') return (block.elements ?? []).join(' ')
  if (block.type === 'tableau')
    return [block.entete ?? [], ...(block.lignes ?? [])].flat().join(' ')
  if (block.type === 'image') return block.legende ?? block.alternative ?? ''
  return block.texte ?? ''
}

/** Returns the first and the last page of an article; null without a block. */
export function pagesOf({ blocs }: ArrangedArticle): { first: number; last: number } | null {
  if (blocs.length === 0) return null
  const numbers = blocs.map(([page]) => page)
  return { first: Math.min(...numbers), last: Math.max(...numbers) }
}

/** Lists the blocks that belong to no article, in order. */
export function listFreeBlocks(articles: ArrangedArticle[], blocks: Blocks): BlockRef[] {
  const taken = new Set(articles.flatMap(({ blocs }) => blocs.map(String)))
  return [...blocks]
    .flatMap(([page, list]) => list.map((_, index): BlockRef => [page, index]))
    .filter((ref) => !taken.has(String(ref)))
}

/** Lists the pictures of an article. */
export const figuresOf = (article: ArrangedArticle, blocks: Blocks) =>
  article.blocs.flatMap((ref) => {
    const { nom, image, legende, alternative } = blockAt(blocks, ref) ?? {}
    return nom && image ? [{ nom, image, legende: legende ?? alternative ?? '' }] : []
  })
