import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  articlesPath,
  createArticlesClient,
  type Arrangement,
  type ArrangedArticle,
} from '../support/articles'
import type { Client } from '../support/client'
import { openRecords } from '../support/records'
import { READING_FOLDER, writeReading } from './lecture'
import { publishRegard, type RegardOptions } from './regard'

type EmbeddedProduct = { dataDir: string; mediaDir: string }

/** A block of a page, and the article that it belongs to: its index. */
type ArticleBlock = { article: number; bloc: object }

type ArticleTexts = Pick<ArrangedArticle, 'titre'> & Partial<ArrangedArticle>

type ArticleIssueOptions = RegardOptions & {
  pages: ArticleBlock[][]
  /** As an administrator arranges them; as they are proposed by default. */
  articles?: ArticleTexts[]
  /** Bytes of each picture, by the name of its figure; others are drawn. */
  pictures?: Record<string, Buffer>
}

type FigureBlock = {
  figure: { nom: string; tailles: number[]; avif?: number[]; largeur: number; hauteur: number }
}

/** A picture of a page, with AVIF files as the largest one of a page has. */
export const makeFigure = (
  nom: string,
  largeur: number,
  hauteur: number,
  legende?: string,
  avif?: number[],
) => ({
  type: 'image',
  alternative: `Dessin ${nom}`,
  ...(legende && { legende }),
  figure: {
    nom,
    tailles: [...new Set([Math.min(480, largeur), largeur])],
    ...(avif && { avif }),
    ...{ largeur, hauteur },
    place: [1_000, 1_000, 4_000, 3_000],
  },
})

const pageWidths = [480, 960]

/**
 * Publishes an issue on the embedded set-up with articles, arranged as an administrator does or as they are
 * proposed, in place of what the server made of its PDF.
 */
export async function publishArticles(
  { dataDir, mediaDir }: EmbeddedProduct,
  administrator: Client,
  { pages, articles, pictures = {}, ...issue }: ArticleIssueOptions,
): Promise<void> {
  const regard = await publishRegard(administrator, issue)
  const { json } = await administrator.get<{ docs: { pdf: { id: string } }[] }>(
    `/api/regards?where[numero][equals]=${regard.numero}&depth=1`,
  )
  const records = await openRecords({ dataDir, databaseUrl: null })
  try {
    await writeReading({ databaseUrl: null }, records, json.docs[0]?.pdf.id ?? '', {
      tailles: pageWidths,
      pages: pages.map((blocks) => ({
        blocs: blocks.map(({ bloc }) => bloc),
        texte: blocks.map(({ bloc }) => ('texte' in bloc ? String(bloc.texte) : '')).join('\n'),
      })),
    })
  } finally {
    await records.close()
  }
  await writeFiles(mediaDir, pages, pictures)
  if (articles) return arrange(administrator, regard.numero, pages, articles)
  const { propose } = createArticlesClient(administrator, administrator, regard.numero)
  const { status, text } = await propose()
  if (status !== 200) throw new Error(`No articles were proposed: ${status} ${text}`)
}

/** Writes the pictures and the words of the pages. */
async function writeFiles(
  mediaDir: string,
  pages: ArticleBlock[][],
  pictures: Record<string, Buffer>,
): Promise<void> {
  const folder = join(mediaDir, READING_FOLDER)
  await mkdir(folder, { recursive: true })
  const sizes = pages.flatMap((blocks, index) => [
    { nom: String(index + 1), tailles: pageWidths, avif: [], largeur: 960, hauteur: 1358 },
    ...blocks.flatMap(({ bloc }) => ('figure' in bloc ? [(bloc as FigureBlock).figure] : [])),
  ])
  for (const figure of sizes) {
    const own = pictures[figure.nom]
    const files = await (own ? toFiles(figure, own) : drawFiles(figure))
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  }
  for (let page = 1; page <= pages.length; page += 1) {
    const words = { mots: [[1_000, 1_000, 900, 200, `Page${page}`]], liens: [] }
    await writeFile(join(folder, `${page}.json`), JSON.stringify(words))
  }
}

/** Names and bytes of the files of a picture. */
type PictureFiles = [name: string, bytes: Buffer][]

/** Files of the pictures that were drawn: those of an issue take a second of processor. */
const drawn = new Map<string, Promise<PictureFiles>>()

function drawFiles(figure: FigureBlock['figure']): Promise<PictureFiles> {
  const { nom, largeur, hauteur } = figure
  const key = JSON.stringify(figure)
  const files =
    drawn.get(key) ?? draw(nom, largeur, hauteur).then((source) => toFiles(figure, source))
  drawn.set(key, files)
  return files
}

function toFiles(
  { nom, tailles, avif = [], largeur, hauteur }: FigureBlock['figure'],
  source: Buffer,
): Promise<PictureFiles> {
  const resize = (width: number) =>
    sharp(source).resize(width, Math.round((width * hauteur) / largeur))
  const webp = tailles.map((width) => ({
    name: `${nom}-${width}.webp`,
    made: resize(width).webp({ quality: 80 }),
  }))
  const smaller = avif.map((width) => ({
    name: `${nom}-${width}.avif`,
    made: resize(width).avif({ effort: 0 }),
  }))
  return Promise.all(
    [...webp, ...smaller].map(async ({ name, made }) => [name, await made.toBuffer()]),
  )
}

/** A woven pattern with the name of the picture. */
const draw = (nom: string, width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <defs><pattern id="p" width="60" height="60" patternUnits="userSpaceOnUse">
        <rect width="60" height="60" fill="#e9dcc3"/><path d="M30 5 55 30 30 55 5 30Z" fill="#9d1c2c"/>
        <path d="M30 18 42 30 30 42 18 30Z" fill="#2a3570"/></pattern></defs>
        <rect width="100%" height="100%" fill="url(#p)"/>
        <text x="50%" y="50%" font-size="60" text-anchor="middle" fill="#fff">${nom}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** Arranges the blocks as articles, and shows them. */
async function arrange(
  administrator: Client,
  numero: number,
  pages: ArticleBlock[][],
  articles: ArticleTexts[],
): Promise<void> {
  const path = articlesPath(numero)
  const { version } = (await administrator.get<Arrangement>(`${path}/arrangement`)).json
  const answer = await administrator.request('PUT', path, {
    json: {
      version,
      articles: articles.map((texts, article) => ({
        ...{ chapo: null, auteurs: [], rubrique: null, image: null, visible: true },
        ...texts,
        blocs: pages.flatMap((blocks, page) =>
          blocks.flatMap((block, index) => (block.article === article ? [[page + 1, index]] : [])),
        ),
      })),
    },
  })
  if (answer.status !== 200)
    throw new Error(`The articles were not arranged: ${answer.status} ${answer.text}`)
}
