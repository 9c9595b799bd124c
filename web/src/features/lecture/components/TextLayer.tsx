import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useEffect, useState } from 'react'
import { paths } from '@web/domain/paths'
import { logMissingCode } from '@web/lib/browser/logError'
import { onPlainClick } from '../helpers/onPlainClick'
import type { Box, Couche, Lien, Mot } from '../helpers/toCouche'
import type { LecturePageItem } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'
import { coucheQuery } from '../queries/coucheQuery'
import type { findMarks as FindMarks } from '../helpers/findMarks'
import styles from './TextLayer.module.css'

type TextLayerProps = {
  numero: number
  page: LecturePageItem
  pageCount: number
  /** Language of the text, when it is known. */
  lang: string | undefined
  marked: string
  onTurn: TurnTo
}

/** The words of a page, invisible above its picture, to be selected, copied and read aloud. */
export const TextLayer = memo(function TextLayer(props: TextLayerProps) {
  const { data: couche } = useQuery(coucheQuery(props.page.couche))
  return couche ? <Layer {...props} couche={couche} /> : null
})

function Layer({
  numero,
  page,
  pageCount,
  lang,
  marked,
  onTurn,
  couche,
}: TextLayerProps & { couche: Couche }) {
  const words = useMemo(() => toTextLayer(couche.mots, page.ratio), [couche, page.ratio])
  const found = useMarks(couche.mots, marked)

  return (
    <div className={styles.frame} data-text-layer="" lang={lang}>
      {words.map((word, index) => (
        <Word key={index} word={word} isFound={found.has(index)} />
      ))}
      {couche.liens
        .filter((lien) => lien.href !== undefined || (lien.page ?? 0) <= pageCount)
        .map((lien, index) => (
          <PageAnchor
            key={index}
            numero={numero}
            lien={lien}
            label={getLabel(lien, couche)}
            onTurn={onTurn}
          />
        ))}
    </div>
  )
}

/** Words are set larger and shrunk: a browser may have a smallest size of letters, which would move them. */
const enlargement = 3

/** Without a class of its own: a page has hundreds of words. */
const Word = memo(function Word({ word, isFound }: { word: LayerWord; isFound: boolean }) {
  return (
    <span
      style={{
        left: `${word.x}%`,
        top: `${word.y}%`,
        fontSize: `${word.h * enlargement}cqh`,
        transform: `scale(${(word.stretch / enlargement).toFixed(4)}, ${1 / enlargement})`,
      }}
    >
      {isFound ? <mark>{word.texte}</mark> : word.texte}
      {word.separator}
    </span>
  )
})

type PageAnchorProps = { numero: number; lien: Lien; label: string; onTurn: TurnTo }

function PageAnchor({ numero, lien, label, onTurn }: PageAnchorProps) {
  const { page, href } = lien
  const target =
    page === undefined
      ? { href, target: '_blank', rel: 'noopener noreferrer' }
      : {
          href: paths.regardLecture(numero, page),
          onClick: onPlainClick(() => onTurn(page, { isJump: true })),
        }
  return (
    <a
      className={styles.anchor}
      {...target}
      style={{
        left: `${lien.x}%`,
        top: `${lien.y}%`,
        width: `${lien.l}%`,
        height: `${lien.h}%`,
      }}
      aria-label={page === undefined ? `${label} (nouvel onglet)` : label}
    />
  )
}

/** The words below a link; else where it leads. */
function getLabel(lien: Lien, { mots }: Couche): string {
  const words = mots
    .filter((mot) => isInside(mot, lien))
    .map(({ texte, isSuite }, index) => (isSuite || index === 0 ? texte : ` ${texte}`))
  if (words.length > 0) return words.join('')
  return lien.page === undefined ? (lien.href ?? '') : `Page ${lien.page}`
}

function isInside(word: Box, link: Box): boolean {
  const x = word.x + word.l / 2
  const y = word.y + word.h / 2
  return x >= link.x && x <= link.x + link.l && y >= link.y && y <= link.y + link.h
}

const nothing: ReadonlySet<number> = new Set()

/**
 * The places of the words that a search marks; the language of the search is loaded with the first one. Not by
 * `useBackgroundImport`, which follows the address: the words of each page would be rendered again at each turn.
 */
function useMarks(mots: Mot[], search: string): ReadonlySet<number> {
  const [findMarks, setFindMarks] = useState<typeof FindMarks>()
  const isSearched = search !== ''

  useEffect(() => {
    if (!isSearched) return
    // Without it, the page is read without marks.
    import('../helpers/findMarks').then(
      (loaded) => setFindMarks(() => loaded.findMarks),
      logMissingCode,
    )
  }, [isSearched])

  return useMemo(
    () => (findMarks && isSearched ? findMarks(mots, search) : nothing),
    [findMarks, isSearched, mots, search],
  )
}

/** Any size: widths are compared as ratios. */
const measuredPx = 100
const measuredFont = `${measuredPx}px sans-serif`

let context: CanvasRenderingContext2D | null | undefined

/** Width of a word set in the layer's font, in ems. */
function measureEms(word: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return word.length / 2
  context.font = measuredFont
  return context.measureText(word).width / measuredPx
}

/**
 * A word of the text layer; `stretch` makes it as wide as its picture. After it, copied and spoken: a space,
 * a line's end, or nothing where the next box has the rest of the word.
 */
type LayerWord = Mot & { stretch: number; separator: '' | ' ' | '\n' }

/** Prepares a page's words for the text layer. @param ratio width divided by height */
export function toTextLayer(words: Mot[], ratio: number): LayerWord[] {
  return words.map((word, index) => {
    const next = words[index + 1]
    const ems = measureEms(word.texte)
    // Widths are percents of the page's width, heights of its height.
    const stretch = ems > 0 ? (word.l * ratio) / (word.h * ems) : 1
    const isLineEnd = next !== undefined && (next.y > word.y + word.h / 2 || next.x < word.x)
    return { ...word, stretch, separator: next?.isSuite ? '' : isLineEnd ? '\n' : ' ' }
  })
}
