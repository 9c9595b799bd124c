import { Button } from '@web/ui/Button'
import { VisuallyHidden } from '@web/ui/texts'
import { blockAt, textOf, type ArrangedArticle, type Blocks } from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'
import styles from './ArticleText.module.css'

type ArticleTextProps = { article: ArrangedArticle; blocks: Blocks; actions: ArrangeActions }

/** The blocks of an article, before each of which it can be divided. */
export function ArticleText({ article, blocks, actions }: ArticleTextProps) {
  const { key, blocs } = article
  return (
    <ol className={styles.list} aria-label={`Texte de l’article ${article.titre}`}>
      {blocs.map((ref, position) => {
        const [page, index] = ref
        const block = blockAt(blocks, ref)
        const text = textOf(block)
        const isNewPage = blocs[position - 1]?.[0] !== page
        return (
          <li key={`${page}-${index}`}>
            {isNewPage && <p className={styles.page}>Page {page}</p>}
            <p className={styles.line} data-heading={block?.type === 'titre' ? '' : undefined}>
              {block?.type === 'image' ? `[Image] ${text}` : text}
            </p>
            {position > 0 && (
              <Button data-look="secondary" onClick={() => actions.split(key, position)}>
                Couper avant
                <VisuallyHidden>&nbsp;: {text.slice(0, 60)}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
