import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { blockAt, textOf, type ArrangedArticle, type Blocks } from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'

type ArticleTextProps = { article: ArrangedArticle; blocks: Blocks; actions: ArrangeActions }

/** The blocks of an article, before each of which it can be divided. */
export function ArticleText({ article, blocks, actions }: ArticleTextProps) {
  const { key, blocs } = article
  return (
    <List aria-label={`Texte de l’article ${article.titre}`}>
      {blocs.map((ref, position) => {
        const [page, index] = ref
        const block = blockAt(blocks, ref)
        const text = textOf(block)
        const isNewPage = blocs[position - 1]?.[0] !== page
        return (
          <li key={`${page}-${index}`}>
            {isNewPage && <Page>Page {page}</Page>}
            <Line data-heading={block?.type === 'titre' ? '' : undefined}>
              {block?.type === 'image' ? `[Image] ${text}` : text}
            </Line>
            {position > 0 && (
              <Button
                type="button"
                data-look="secondary"
                onClick={() => actions.split(key, position)}
              >
                Couper avant
                <VisuallyHidden>&nbsp;: {text.slice(0, 60)}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  max-height: 32rem;
  padding: ${theme.space.m};
  overflow-y: auto;
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.sunken};

  & > li {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xxs};
    /* Contains texts that are hidden visually. */
    position: relative;
  }

  & > li + li {
    margin-block-start: ${theme.space.s};
  }

  & button {
    order: -1;
    min-height: 2.25rem;
    padding-block: 0.125rem;
    font-size: ${theme.fontSizes.small};
  }
`

const Page = styled.p`
  order: -2;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`

const Line = styled.p`
  overflow-wrap: anywhere;
  font-size: ${theme.fontSizes.small};

  &[data-heading] {
    font-weight: 600;
  }
`
