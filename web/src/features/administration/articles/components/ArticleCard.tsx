import { MAX_TITLE } from '@regards/contract/limits'
import { useId, useState } from 'react'
import styled, { type DataAttributes } from 'styled-components'
import { panelPaths } from '@web/domain/panelPaths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Field } from '@web/ui/Field'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { Input } from '@web/ui/Input'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SmallText } from '@web/ui/texts'
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
import { FormerText } from './FormerText'
import { PageThumbnails } from './PageThumbnails'

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
    <Frame aria-labelledby={titleId} data-article={key} data-hidden={visible ? undefined : ''}>
      <PageThumbnails numero={numero} pages={shown} />
      <Body>
        <Head>
          <State>
            <Rank id={titleId}>
              Article {place.rank}
              {range && <span> · {formatPages(range)}</span>}
            </Rank>
            {!visible && <Badge>Masqué aux visiteurs</Badge>}
          </State>
          <Moves>
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
          </Moves>
        </Head>
        <Field label="Titre" error={error}>
          {(control) => (
            <TitleInput
              {...control}
              value={titre}
              maxLength={MAX_TITLE}
              autoComplete="off"
              data-title=""
              onChange={({ currentTarget }) => actions.change(key, { titre: currentTarget.value })}
            />
          )}
        </Field>
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
          <Note>
            Son texte a été corrigé dans le panneau. Le couper, le réunir ou changer ses pages le
            ramène au texte du PDF.
          </Note>
        )}
        {correctedText === 'dropped' && (
          <Note>
            Son texte a été corrigé dans le panneau, mais il n’a plus les mêmes passages&nbsp;:
            «&nbsp;Enregistrer&nbsp;» le ramène au texte du PDF.
          </Note>
        )}
        {article.aRevoir && (
          <FormerText
            text={article.ancienTexte ?? ''}
            isGone={blocs.length === 0}
            name={name}
            onReviewed={() => actions.review(key)}
          />
        )}
        <Actions>
          <Group>
            <Tool aria-expanded={open === 'details'} onClick={() => toggle('details')}>
              Détails{name}
            </Tool>
            <Tool aria-expanded={open === 'text'} onClick={() => toggle('text')}>
              Couper{name}
            </Tool>
            {!place.isFirst && (
              <Tool onClick={() => actions.merge(key)}>
                <span>
                  Réunir<LongName> au précédent</LongName>
                  {name}
                </span>
              </Tool>
            )}
            <Tool onClick={() => actions.change(key, { visible: !visible })}>
              {visible ? 'Masquer' : 'Montrer'}
              {name}
            </Tool>
          </Group>
          <Removal onClick={() => actions.remove(key)}>Retirer{name}</Removal>
        </Actions>
        {open === 'details' && (
          <ArticleDetails article={article} pages={pages} blocks={blocks} actions={actions} />
        )}
        {open === 'text' && <ArticleText article={article} blocks={blocks} actions={actions} />}
      </Body>
    </Frame>
  )
}

const formatPages = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `page ${first}` : `pages ${first} à ${last}`

const firstWords = (text: string): string =>
  text.length > excerptLength ? text.slice(0, excerptLength).replace(/\s\S*$/, '') : text

const lastWords = (text: string): string =>
  text.length > excerptLength ? text.slice(-excerptLength).replace(/^\S*\s/, '') : text

const Frame = styled.li`
  display: grid;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('medium')} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s};
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${theme.space.xs};
`

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.xs};
`

const Moves = styled.div`
  display: flex;
  flex: none;
`

const Rank = styled.h2`
  color: ${theme.colors.muted};
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Badge = styled.p`
  padding: 0.0625rem 0.625rem;
  border: 1px solid ${theme.colors.field};
  border-radius: 1rem;
  font-size: ${theme.fontSizes.small};
`

const TitleInput = styled(Input)`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
`

const Note = styled.p`
  font-size: ${theme.fontSizes.small};
`

/** In one line, from 360 pixels on. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  font-size: ${theme.fontSizes.small};
`

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${theme.colors.line};
  border-radius: 1.5rem;
`

const Tool = styled(Button).attrs<DataAttributes>({ type: 'button', 'data-look': 'quiet' })`
  min-width: 2.75rem;
  padding-inline: 0.375rem;
  /* Contains a text that is hidden visually. */
  position: relative;

  ${media.from('small')} {
    padding-inline: 0.875rem;
  }
`

/** Apart from the others: it takes the article away. */
const Removal = styled(Tool)`
  color: ${theme.colors.accentText};
`

/** The rest of a name, which only a screen reader says in a narrow window. */
const LongName = styled(VisuallyHidden)`
  ${media.from('large')} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
  }
`
