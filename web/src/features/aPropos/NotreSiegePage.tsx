import { useQuery, queryOptions } from '@tanstack/react-query'
import { parametresQuery } from '@web/domain/parametres/parametresQuery'
import { PageHeader } from '@web/ui/PageHeader'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { Section } from '@web/ui/Section'
import { AddressCard } from './AddressCard'
import { FederationList } from './FederationList'
import { PartnerLogos } from './PartnerLogos'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toNotreSiege } from './toNotreSiege'

const notreSiegeQuery = queryOptions({
  ...globalQuery('notreSiege'),
  select: toNotreSiege,
})

const name = 'Notre siège'

export function NotreSiegePage() {
  const { data: page, error, isPending, refetch } = useQuery(notreSiegeQuery)
  const { data: parametres } = useQuery(parametresQuery)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  const { federations, partenaires } = page
  return (
    <>
      <Seo title={name} description={toPlainText(page.texte)} picture={page.image} />
      <PageHeader title={page.titre} picture={page.image}>
        <RichText value={page.texte} />
        {parametres && <AddressCard nom={parametres.nom} adresse={parametres.adresse} />}
      </PageHeader>
      {federations.length > 0 && (
        <Section
          variant="sunken"
          isSplit
          title={page.federationsTitre}
          intro={<RichText value={page.federationsTexte} headingLevel={3} />}
        >
          <FederationList federations={federations} />
        </Section>
      )}
      {partenaires.length > 0 && (
        <Section
          isSplit
          title={page.partenairesTitre}
          intro={<RichText value={page.partenairesTexte} headingLevel={3} />}
        >
          <Reveal>
            <PartnerLogos partenaires={partenaires} />
          </Reveal>
        </Section>
      )}
    </>
  )
}
