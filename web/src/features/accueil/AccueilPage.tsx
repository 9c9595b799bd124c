import { useQuery, queryOptions } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { parametresQuery } from '@web/domain/parametres/parametresQuery'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { Section } from '@web/ui/Section'
import { NewsletterAndContact } from './NewsletterAndContact'
import { FederationJsonLd } from './FederationJsonLd'
import { PictureSeparator } from './PictureSeparator'
import { Hero } from './Hero'
import { PaysePresentation } from './PaysePresentation'
import { StageList } from './StageList'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toAccueil } from './toAccueil'
import styles from './AccueilPage.module.css'

const accueilQuery = queryOptions({ ...globalQuery('accueil'), select: toAccueil })

type AccueilPageProps = {
  /** The newest issues; passed in because features do not import each other. */
  regards: ReactNode
  newsletterForm: ReactNode
}

const name = 'Accueil'

export function AccueilPage({ regards, newsletterForm }: AccueilPageProps) {
  const { data: page, error, isPending, refetch } = useQuery(accueilQuery)
  const { data: parametres } = useQuery(parametresQuery)
  const siteName = useContext(SiteNameContext)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <div className={styles.frame}>
      <Seo
        title={name}
        sharedTitle={siteName}
        description={toPlainText(page.presentation)}
        picture={page.diapositives.find(({ image }) => image)?.image}
      />
      <FederationJsonLd parametres={parametres} />
      <Hero
        accroche={page.accroche}
        presentation={page.presentation}
        diapositives={page.diapositives}
      />
      <Section
        variant="raised"
        title={page.regards.titre}
        intro={<RichText value={page.regards.texte} headingLevel={3} />}
      >
        {regards}
      </Section>
      <PaysePresentation payse={page.payse} />
      <PictureSeparator picture={page.separateur} />
      {page.stages.liste.length > 0 && (
        <Section
          id="stages"
          title={page.stages.titre}
          intro={<RichText value={page.stages.introduction} headingLevel={3} />}
        >
          <StageList stages={page.stages.liste} />
        </Section>
      )}
      <div className={styles.onScreen}>
        <NewsletterAndContact
          lettre={page.lettre}
          newsletterForm={newsletterForm}
          contact={page.contact}
          coordonnees={parametres}
        />
      </div>
    </div>
  )
}
