import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { HttpStatus } from '@web/lib/seo/HttpStatus'
import { Seo } from '@web/lib/seo/Seo'
import { theme } from '@web/theme/theme'
import { ButtonLink } from '@web/ui/Button'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { Panel } from '@web/ui/Panel'
import type { Lecture } from '../helpers/toLecture'

type ReadingUnavailableProps = { lecture: Lecture }

/** Shown while the pages are being prepared, or when the PDF cannot be read online. */
export function ReadingUnavailable({ lecture }: ReadingUnavailableProps) {
  const { numero, etat, pdfUrl } = lecture
  const isPrepared = etat !== 'indisponible'
  return (
    <State
      numero={numero}
      title={
        isPrepared ? 'La lecture en ligne se prépare' : 'La lecture en ligne n’est pas disponible'
      }
    >
      <p role="status">
        {isPrepared
          ? 'Les pages de ce numéro seront là dans quelques minutes\u00a0: elles s’afficheront ici d’elles-mêmes. Le PDF, lui, s’ouvre dès maintenant.'
          : 'Ce numéro ne peut pas être lu page par page. Il se lit en entier dans son PDF.'}
      </p>
      {pdfUrl && (
        <ButtonLink href={paths.regardPdf(numero)} target="_blank" rel="noopener">
          Consulter le PDF
        </ButtonLink>
      )}
    </State>
  )
}

type ComingPagesProps = { made: number; nombreDePages: number }

/** Says, above the reader, that the last pages of the issue are being prepared. */
export function ComingPages({ made, nombreDePages }: ComingPagesProps) {
  return (
    <Coming role="status">
      {`La suite se prépare\u00a0: ${made}\u00a0${made > 1 ? 'pages' : 'page'} sur ${nombreDePages}.`}
    </Coming>
  )
}

type PageNotFoundProps = { numero: number; pageCount: number }

/** 404 page of a page that an issue does not have. */
export function PageNotFound({ numero, pageCount }: PageNotFoundProps) {
  return (
    <State numero={numero} title="Cette page n’existe pas">
      <HttpStatus code={404} />
      <p>{pageCount > 1 ? `Ce numéro a ${pageCount} pages.` : 'Ce numéro n’a qu’une page.'}</p>
      <TextLink href={paths.regardLecture(numero)}>Lire depuis la première page</TextLink>
    </State>
  )
}

type StateProps = { numero: number; title: string; children: ReactNode }

function State({ numero, title, children }: StateProps) {
  return (
    <Frame>
      <Seo title={`${title} – Regards #${numero}`} variant="private" />
      <Panel>
        <Ornament>
          <Star />
        </Ornament>
        <Title>{title}</Title>
        {children}
        <TextLink href={paths.regard(numero)}>Revenir au numéro {numero}</TextLink>
      </Panel>
    </Frame>
  )
}

const Coming = styled.p`
  position: fixed;
  inset: auto 0 3.75rem;
  z-index: 1;
  width: fit-content;
  max-width: calc(100% - 2 * ${theme.space.s});
  margin: 0 auto;
  padding: ${theme.space.xs} ${theme.space.m};
  border-block-start: 3px solid ${theme.colors.ochre};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  box-shadow: ${theme.shadows.high};
  pointer-events: none;
`

const Frame = styled(Container)`
  display: grid;
  align-content: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding-block: ${theme.space.xl};
`

const Ornament = styled.span`
  font-size: 3rem;
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
