import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import {
  blockAt,
  listFreeBlocks,
  textOf,
  type ArrangedArticle,
  type Blocks,
} from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'

/** Characters of a page’s texts below which they are a title or a caption that an article left. */
const minLetters = 200

type FreePagesProps = { articles: ArrangedArticle[]; blocks: Blocks; actions: ArrangeActions }

/** The pages with texts that belong to no article, each of which can become one. */
export function FreePages({ articles, blocks, actions }: FreePagesProps) {
  const texts = new Map<number, string>()
  for (const ref of listFreeBlocks(articles, blocks)) {
    const before = texts.get(ref[0])
    const text = textOf(blockAt(blocks, ref))
    texts.set(ref[0], before ? `${before} ${text}` : text)
  }
  const pages = [...texts].filter(([, text]) => text.length >= minLetters)
  if (pages.length === 0) return null
  return (
    <Frame aria-labelledby="hors-articles">
      <h2 id="hors-articles">Textes hors des articles</h2>
      <ul>
        {pages.map(([page, text]) => (
          <li key={page}>
            <p>
              <b>Page {page}</b> · {text.slice(0, 160)}…
            </p>
            <Button type="button" $look="secondary" onClick={() => actions.add(page)}>
              En faire un article
              <VisuallyHidden>&nbsp;: page {page}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

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
