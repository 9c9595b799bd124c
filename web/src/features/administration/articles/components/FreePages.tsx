import { Button } from '@web/ui/Button'
import { VisuallyHidden } from '@web/ui/texts'
import {
  findArticleBefore,
  listFreePages,
  type ArrangedArticle,
  type Blocks,
} from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'
import styles from './FreePages.module.css'

type FreePagesProps = { articles: ArrangedArticle[]; blocks: Blocks; actions: ArrangeActions }

/** Pages with texts and pictures outside articles, to be added to an article or become one. */
export function FreePages({ articles, blocks, actions }: FreePagesProps) {
  const pages = listFreePages(articles, blocks)
  if (pages.length === 0) return null
  const pictures = pages.reduce((sum, each) => sum + each.pictures, 0)
  return (
    <section className={styles.frame} aria-labelledby="hors-articles">
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
              <div className={styles.buttons}>
                {before && (
                  <Button data-look="secondary" onClick={() => actions.give(page, before.key)}>
                    Ajouter à «&nbsp;{before.titre || 'Sans titre'}&nbsp;»
                    <VisuallyHidden>&nbsp;: page {page}</VisuallyHidden>
                  </Button>
                )}
                <Button data-look="secondary" onClick={() => actions.add(page)}>
                  En faire un article
                  <VisuallyHidden>&nbsp;: page {page}</VisuallyHidden>
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number}\u00a0${noun}${number > 1 ? 's' : ''}`

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
