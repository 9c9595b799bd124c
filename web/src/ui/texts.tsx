import { createBlock } from './createBlock'
import { Fragment, type ReactNode } from 'react'
import styles from './texts.module.css'

/** A text beside a more important one. */
export const SmallText = createBlock('p', styles.smallText)

/** Secondary text with numbers: tabular digits. */
export const SmallFigures = createBlock(SmallText, styles.smallFigures)

/** Section of the magazine, above the title of an article in a list. */
export const SectionName = createBlock('p', styles.sectionName)

export const VisuallyHidden = createBlock('span', styles.visuallyHidden)

/** XIXe, 1er, 2nde: a Roman or an Arabic number with its French ending. « Vers » is none. */
const ordinal =
  /(?<![\p{L}\p{N}])(?:(?<first>[I1])(?<er>ers?|res?)|(?<second>II|2)(?<nd>nde?s?)|(?<number>[IVX]{1,7}|\d{1,4})(?<e>es?))(?![\p{L}\p{N}])/gu

/** Returns a text with the endings of its ordinal numbers raised. */
export function withOrdinals(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(ordinal)) {
    const { first, second, number, er, nd, e } = match.groups ?? {}
    const [figure = '', ending = ''] = [first ?? second ?? number, er ?? nd ?? e]
    parts.push(text.slice(end, match.index) + figure, <sup key={match.index}>{ending}</sup>)
    end = match.index + match[0].length
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)]
}

/** Returns a text with its line breaks, as in a verse; line feeds separate words for the voice. */
export function withLines(text: string): ReactNode {
  if (!text.includes('\n')) return withOrdinals(text)
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {'\n'}
          <br />
        </>
      )}
      {withOrdinals(line)}
    </Fragment>
  ))
}
