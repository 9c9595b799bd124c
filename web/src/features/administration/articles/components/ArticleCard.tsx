import { MAX_TITLE } from '@regards/contract/limits'
import { useId, useState, type ReactNode } from 'react'
import { panelPaths } from '@web/domain/panelPaths'
import { Button } from '@web/ui/Button'
import { createBlock } from '@web/ui/createBlock'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { TextField } from '@web/ui/TextField'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden, SmallText } from '@web/ui/texts'
import {
  blockAt,
  pagesOf,
  textOf,
  type ArrangedArticle,
  type Blocks,
  type IssuePage,
} from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'
import { ArticleDetails } from './ArticleDetails'
import { ArticleText } from './ArticleText'
import { PageThumbnails } from './PageThumbnails'
import styles from './ArticleCard.module.css'

type ArticleCardProps = {
  numero: number
  article: ArrangedArticle
  place: { rank: number; isFirst: boolean; isLast: boolean }
  pages: IssuePage[]
  blocks: Blocks
  /** Consequence for a text that was corrected in the panel; undefined without one. */
  correctedText: 'kept' | 'dropped' | undefined
  actions: ArrangeActions
  /** Message of a title that is missing. */
  error: string | undefined
}

/** Characters of the first and of the last words of an article. */
const excerptLength = 70

/** An article in the arrangement of an issue: its pages, texts and actions. */
export function ArticleCard(props: ArticleCardProps) {
  const { numero, article, place, pages, blocks, correctedText, actions, error } = props
  const { key, titre, blocs, visible } = article
  const [open, setOpen] = useState<'details' | 'text'>()
  const titleId = useId()
  const range = pagesOf(article)
  const shown = pages.filter(({ page }) => range && page >= range.first && page <= range.last)
  const name = <VisuallyHidden>&nbsp;: {titre || 'sans titre'}</VisuallyHidden>
  const toggle = (panel: 'details' | 'text') => setOpen(open === panel ? undefined : panel)

  return (
    <li
      className={styles.frame}
      aria-labelledby={titleId}
      data-article={key}
      data-hidden={visible ? undefined : ''}
    >
      <PageThumbnails numero={numero} pages={shown} />
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.state}>
            <h2 className={styles.rank} id={titleId}>
              Article {place.rank}
              {range && <span> · {formatPages(range)}</span>}
            </h2>
            {!visible && <p className={styles.badge}>Masqué aux visiteurs</p>}
          </div>
          <div className={styles.moves}>
            {!place.isFirst && (
              <Tool title="Monter" onClick={() => actions.move(key, -1)}>
                <ChevronIcon direction="up" />
                <VisuallyHidden>Monter</VisuallyHidden>
                {name}
              </Tool>
            )}
            {!place.isLast && (
              <Tool title="Descendre" onClick={() => actions.move(key, 1)}>
                <ChevronIcon direction="down" />
                <VisuallyHidden>Descendre</VisuallyHidden>
                {name}
              </Tool>
            )}
          </div>
        </div>
        <TextField
          label="Titre"
          error={error}
          className={styles.titleInput}
          value={titre}
          maxLength={MAX_TITLE}
          autoComplete="off"
          data-title=""
          onChange={({ currentTarget }) => actions.change(key, { titre: currentTarget.value })}
        />
        <SmallText>
          {firstWords(textOf(blockAt(blocks, blocs[0] ?? [0, 0])))}{' '}
          <span aria-hidden="true">…</span>{' '}
          {lastWords(textOf(blockAt(blocks, blocs.at(-1) ?? [0, 0])))}{' '}
          {article.id && (
            <TextLink href={panelPaths.article(article.id)} isNewTab>
              Corriger le texte{name}
            </TextLink>
          )}
        </SmallText>
        {correctedText === 'kept' && (
          <p className={styles.note}>
            Son texte a été corrigé dans le panneau. Le couper, le réunir ou changer ses pages le
            ramène au texte du PDF.
          </p>
        )}
        {correctedText === 'dropped' && (
          <p className={styles.note}>
            Son texte a été corrigé dans le panneau, mais il n’a plus les mêmes passages&nbsp;:
            «&nbsp;Enregistrer&nbsp;» le ramène au texte du PDF.
          </p>
        )}
        {article.aRevoir && (
          <FormerText
            text={article.ancienTexte ?? ''}
            isGone={blocs.length === 0}
            name={name}
            onReviewed={() => actions.review(key)}
          />
        )}
        <div className={styles.actions}>
          <div className={styles.group}>
            <Tool aria-expanded={open === 'details'} onClick={() => toggle('details')}>
              Détails{name}
            </Tool>
            <Tool aria-expanded={open === 'text'} onClick={() => toggle('text')}>
              Couper{name}
            </Tool>
            {!place.isFirst && (
              <Tool onClick={() => actions.merge(key)}>
                <span>
                  Réunir<VisuallyHidden className={styles.longName}> au précédent</VisuallyHidden>
                  {name}
                </span>
              </Tool>
            )}
            <Tool onClick={() => actions.change(key, { visible: !visible })}>
              {visible ? 'Masquer' : 'Montrer'}
              {name}
            </Tool>
          </div>
          <Tool className={styles.removal} onClick={() => actions.remove(key)}>
            Retirer{name}
          </Tool>
        </div>
        {open === 'details' && (
          <ArticleDetails article={article} pages={pages} blocks={blocks} actions={actions} />
        )}
        {open === 'text' && <ArticleText article={article} blocks={blocks} actions={actions} />}
      </div>
    </li>
  )
}

const formatPages = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `page ${first}` : `pages ${first} à ${last}`

const firstWords = (text: string): string =>
  text.length > excerptLength ? text.slice(0, excerptLength).replace(/\s\S*$/, '') : text

const lastWords = (text: string): string =>
  text.length > excerptLength ? text.slice(-excerptLength).replace(/^\S*\s/, '') : text

const Tool = createBlock(Button, styles.tool, { 'data-look': 'quiet' })

type FormerTextProps = {
  /** Plain text, a line for each paragraph; empty if only pictures were there. */
  text: string
  /** Whether the new PDF has nothing of the article. */
  isGone: boolean
  /** Name of the article for the button. */
  name: ReactNode
  onReviewed: () => void
}

/** Text of the former PDF that was not found in the new one, for review. */
const FormerText = ({ text, isGone, name, onReviewed }: FormerTextProps) => (
  <div className={styles.formerTextFrame}>
    <p>
      {isGone
        ? 'Cet article n’a plus été retrouvé dans le nouveau PDF\u00a0: donnez-lui ses pages dans «\u00a0Détails\u00a0», retirez-le, ou laissez-le masqué.'
        : 'Une partie de cet article n’a plus été retrouvée dans le nouveau PDF, ou y est autre que votre texte corrigé. Les visiteurs lisent ce que dit le PDF.'}
    </p>
    {text !== '' && (
      <details>
        <summary>Ancien texte{name}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    )}
    <Button data-look="secondary" onClick={onReviewed}>
      C’est revu{name}
    </Button>
  </div>
)
