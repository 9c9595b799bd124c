import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import {
  findArticleBefore,
  listFreePages,
  type ArrangedArticle,
  type Blocks,
} from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'

type FreePagesProps = { articles: ArrangedArticle[]; blocks: Blocks; actions: ArrangeActions }

/**
 * Pages with texts and pictures outside articles: each can be added to an article or become one.
 */
export function FreePages({ articles, blocks, actions }: FreePagesProps) {
  const pages = listFreePages(articles, blocks)
  if (pages.length === 0) return null
  const pictures = pages.reduce((sum, each) => sum + each.pictures, 0)
  return (
    <Frame aria-labelledby="hors-articles">
      <h2 id="hors-articles">
        {[count(pages.length, 'page'), count(pictures, 'image')].filter(Boolean).join(' et ')} hors
        des articles
      </h2>
      <ul>
        {pages.map(({ page, text, pictures: some }) => {
          const before = findArticleBefore(articles, page)
          return (
            <li key={page}>
              <p>
                <b>Page {page}</b>
                {[count(some, 'image'), shorten(text)]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)
                  .join('')}
              </p>
              <Buttons>
                {before && (
                  <Button
                    type="button"
                    data-look="secondary"
                    onClick={() => actions.give(page, before.key)}
                  >
                    Ajouter à «&nbsp;{before.titre || 'Sans titre'}&nbsp;»
                    <VisuallyHidden>&nbsp;: page {page}</VisuallyHidden>
                  </Button>
                )}
                <Button type="button" data-look="secondary" onClick={() => actions.add(page)}>
                  En faire un article
                  <VisuallyHidden>&nbsp;: page {page}</VisuallyHidden>
                </Button>
              </Buttons>
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number}\u00a0${noun}${number > 1 ? 's' : ''}`

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

const Frame = styled.section`
  display: grid;
  gap: ${theme.space.m};

  & > h2 {
    font-size: ${theme.fontSizes.h3};
  }

  & li {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xs};
    padding-block: ${theme.space.m};
    /* Contains texts that are hidden visually. */
    position: relative;
    border-top: 1px solid ${theme.colors.line};
    font-size: ${theme.fontSizes.small};
  }
`
