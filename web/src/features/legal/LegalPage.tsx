import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toLegalPage } from './toLegalPage'
import { LegalSections } from './LegalSections'
import { TableOfContents } from './TableOfContents'

type LegalPageProps = {
  name: string
  slug: 'mentionsLegales' | 'politiqueDeConfidentialite'
}

/** A legal page: its table of contents, sticky on wide screens, and its sections. */
export function LegalPage({ name, slug }: LegalPageProps) {
  const legalQuery = { ...globalQuery(slug), select: toLegalPage }
  const { data: page, error, isPending, refetch } = useQuery(legalQuery)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <Frame>
      <Seo title={name} description={toPlainText(page.introduction ?? page.sections[0]?.texte)} />
      <Head>
        <h1>{page.titre}</h1>
        <Lead>
          <RichText value={page.introduction} />
        </Lead>
      </Head>
      {page.sections.length > 1 && <TableOfContents sections={page.sections} />}
      <LegalSections sections={page.sections} />
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: clamp(2rem, 5vw, 4rem) ${theme.space.section};

  ${media.from('large')} {
    grid-template-columns: 18rem minmax(0, 1fr);
    column-gap: clamp(3rem, 7vw, 7rem);

    & > header {
      grid-column: 1 / -1;
    }
  }
`

const Head = styled.header`
  display: grid;
  gap: ${theme.space.m};
`

const Lead = styled.div`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`
