import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Figure } from '@web/domain/articles/toFigure'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/LoadError'
import { LoadFailure } from '@web/ui/LoadFailure'
import { Spinner } from '@web/ui/Spinner'
import { ArticleBody } from '../components/ArticleBody'
import { DisplayMenu } from '../components/DisplayMenu'
import { PageArticle } from './PageArticle'
import { usePageText, type LoosePage } from './usePageText'

type PageTextProps = {
  numero: number
  page: number
  /** Words that are marked; empty for none. */
  marked: string
}

const loadHits = async () => (await import('../hits/PageHits')).PageHits
const loadFigureDialog = async () => (await import('../components/FigureDialog')).FigureDialog

/** The text of a page of the reader: its articles, from that page on, else its printed text. */
export function PageText({ numero, page, marked }: PageTextProps) {
  const { data, error, isPending, refetch } = usePageText(numero, page)
  const [only, ...others] = data?.articles ?? []
  const [enlarged, setEnlarged] = useState<Figure>()
  const { Component: FigureDialog, load, failure } = useLazyComponent(loadFigureDialog)

  const { Component: PageHits, load: loadMarks } = useLazyComponent(loadHits, { isAsked: false })
  useEffect(() => {
    if (marked) void loadMarks()
  }, [marked, loadMarks])

  function handleEnlarge(figure: Figure) {
    void load().then((isThere) => {
      if (isThere) setEnlarged(figure)
    })
  }

  return (
    <Column>
      <Tools role="group" aria-label="Affichage du texte">
        <DisplayMenu />
        {only && others.length === 0 && <TextLink href={only.path}>Ouvrir l’article</TextLink>}
      </Tools>
      <LoadFailure failure={failure} />
      {isPending && <Spinner label="Chargement du texte…" />}
      {error && !data && (
        <LoadError
          sentence="Le texte de cette page n’a pas pu être chargé."
          query={{ error, refetch }}
        />
      )}
      {data?.articles?.map((article) => (
        <PageArticle key={article.slug} {...{ article, page }} onEnlarge={handleEnlarge} />
      ))}
      {data?.page && <LooseText page={data.page} onEnlarge={handleEnlarge} />}
      {data && marked && PageHits && <PageHits q={marked} />}
      {enlarged && FigureDialog && (
        <FigureDialog figure={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </Column>
  )
}

type LooseTextProps = { page: LoosePage; onEnlarge: (figure: Figure) => void }

function LooseText({ page, onEnlarge }: LooseTextProps) {
  const { note, parts, correction } = page
  return (
    <>
      {note && <Note>{notes[note]}</Note>}
      {(parts.length > 0 || correction) && (
        <ArticleBody article={page} isContinued onEnlarge={onEnlarge} />
      )}
    </>
  )
}

const notes: Record<NonNullable<LoosePage['note']>, string> = {
  empty: 'Cette page est sans texte.',
  scanned: 'Cette page est une image\u00a0: son texte n’est pas disponible.',
  waiting: 'Cette page est une image\u00a0: son texte n’est pas encore reconnu.',
  uncertain: 'Texte reconnu automatiquement\u00a0: il peut contenir des erreurs.',
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.l};
  padding: ${theme.space.s} clamp(1rem, 4vw, 2rem) ${theme.space.xxl};
`

const Tools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  width: 100%;
  max-width: 36.875rem;
  border-block-end: 3px dashed ${theme.colors.line};
`

const Note = styled.p`
  color: ${theme.colors.muted};
  font-style: italic;
`
