import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { paths } from '@web/domain/paths'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { Seo } from '@web/lib/seo/Seo'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/LoadError'
import { Spinner } from '@web/ui/Spinner'
import { arrangementQuery } from './arrangementQuery'
import { Arrangement } from './components/Arrangement'

/** Page on which administrators check and change the proposed articles of an issue. */
export function AdminArticlesPage() {
  const numero = parseNumero(useParams().numero)
  const title = numero === undefined ? 'Articles' : `Articles du numéro ${numero}`
  return (
    <Frame>
      <Seo title={title} variant="private" />
      <Head>
        <TextLink href={paths.administration}>Administration des Regards</TextLink>
        <h1>{title}</h1>
        <p>
          Ils sont cherchés dans le PDF. Corrigez titres et limites, puis enregistrez&nbsp;: les
          visiteurs lisent ce qui n’est pas masqué.{' '}
          <TextLink href={guideAnchors.articles}>Aide&nbsp;: les articles</TextLink>
        </p>
      </Head>
      {numero === undefined ? (
        <p>Ce numéro n’existe pas.</p>
      ) : (
        <Content key={numero} numero={numero} />
      )}
    </Frame>
  )
}

function Content({ numero }: { numero: number }) {
  const { data, error, isPending, refetch } = useQuery(arrangementQuery(numero))
  if (isPending) return <Spinner label="Chargement des articles…" />
  if (!data) {
    return (
      <LoadError sentence="Les articles n’ont pas pu être chargés." query={{ error, refetch }} />
    )
  }
  return <Arrangement answer={data} />
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: clamp(2rem, 5vw, 4rem) ${theme.space.section};
`

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  max-width: ${theme.widths.prose};
`
