import { useQuery, queryOptions } from '@tanstack/react-query'
import type { NotreSiege } from '@payload-types'
import { parametresQuery } from '@web/domain/parametres/parametresQuery'
import { PageHeader, Section } from '@web/ui/Section'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/readRichText'
import { globalQuery, parseRows, parseText, parseTitle } from '@web/domain/globals/globalQuery'
import { toPicture } from '@web/domain/pictures/toPicture'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { SmallText } from '@web/ui/texts'
import { Picture } from '@web/ui/Picture'
import { SiteLink } from '@web/ui/links/SiteLink'
import { joinClasses } from '@web/ui/createBlock'
import styles from './NotreSiegePage.module.css'

const notreSiegeQuery = queryOptions({
  ...globalQuery('notreSiege'),
  select: toNotreSiege,
})

export function NotreSiegePage({ name }: { name: string }) {
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

function toNotreSiege(texts: NotreSiege) {
  return {
    titre: parseTitle(texts.titre),
    texte: texts.texte,
    image: toPicture(texts.image),
    federationsTitre: parseText(texts.federationsTitre),
    federationsTexte: texts.federationsTexte,
    federations: parseRows(texts.federations, 'nom').map(({ nom, region, adresse }) => ({
      nom,
      region: parseText(region),
      href: sanitizeHref(adresse),
    })),
    partenairesTitre: parseText(texts.partenairesTitre),
    partenairesTexte: texts.partenairesTexte,
    partenaires: parseRows(texts.partenaires, 'nom').map(({ nom, logo, adresse }) => ({
      nom,
      logo: toPicture(logo),
      href: sanitizeHref(adresse),
    })),
  }
}

type NotreSiegeTexts = ReturnType<typeof toNotreSiege>

type AddressCardProps = {
  nom: string
  /** Lines separated by `\n`. */
  adresse: string
}

function AddressCard({ nom, adresse }: AddressCardProps) {
  const query = encodeURIComponent(adresse.replaceAll('\n', ', '))
  return (
    <address className={styles.frame}>
      <p>
        <strong className={styles.name}>{nom}</strong>
        {adresse}
      </p>
      <TextLink href={`https://www.openstreetmap.org/search?query=${query}`} isNewTab>
        Voir sur une carte
      </TextLink>
    </address>
  )
}

function FederationList({ federations }: Pick<NotreSiegeTexts, 'federations'>) {
  return (
    <ul className={styles.list}>
      {federations.map(({ nom, region, href }, index) => (
        <li className={styles.item} key={index}>
          <Star />
          <div>
            {href ? (
              <TextLink href={href} isNewTab={!href.startsWith('/')}>
                {nom}
              </TextLink>
            ) : (
              <p className={styles.plainName}>{nom}</p>
            )}
            {region && <SmallText>{region}</SmallText>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Partners of the federation: their logos, or their names where there is none. */
function PartnerLogos({ partenaires }: Pick<NotreSiegeTexts, 'partenaires'>) {
  return (
    <ul className={styles.logos}>
      {partenaires.map((partenaire, index) => (
        <li key={index}>
          {partenaire.href ? (
            <SiteLink href={partenaire.href} isNewTab={!partenaire.href.startsWith('/')}>
              <Card {...partenaire} />
            </SiteLink>
          ) : (
            <Card {...partenaire} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Card({ nom, logo }: NotreSiegeTexts['partenaires'][number]) {
  if (!logo) return <div className={styles.plate}>{nom}</div>
  return (
    <div className={joinClasses(styles.plate, styles.paper)}>
      <Picture
        className={styles.logo}
        picture={{ ...logo, alt: logo.alt || nom, placeholder: undefined }}
        ratio={5 / 3}
        sizes="15rem"
        fit="contain"
      />
    </div>
  )
}
