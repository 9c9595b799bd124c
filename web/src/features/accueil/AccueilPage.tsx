import { useQuery, queryOptions } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { parametresQuery, type Coordonnees } from '@web/domain/parametres/parametresQuery'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/readRichText'
import { Section } from '@web/ui/Section'
import { FederationJsonLd } from './FederationJsonLd'
import { Hero } from './Hero'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toAccueil, type Accueil } from './toAccueil'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { StarSampler } from '@web/ui/motifs/StarSampler'
import { TextLink } from '@web/ui/links/TextLink'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import { EmailLink } from '@web/ui/links/EmailLink'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { Container } from '@web/ui/Container'
import { FilledImage } from '@web/ui/FilledImage'
import { CrossStitch } from '@web/ui/motifs/CrossStitch'
import { usePlaceholderStyle } from '@web/ui/usePlaceholderStyle'
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

function PaysePresentation({ payse }: Pick<Accueil, 'payse'>) {
  const { titre, titulaire, texte, image } = payse
  return (
    <Section label={titre}>
      <div className={styles.paysePresentationFrame}>
        <Reveal>
          <div className={styles.arch}>
            {image ? (
              <Picture picture={image} ratio={4 / 5} sizes="(min-width: 48em) 24rem, 80vw" />
            ) : (
              <div className={styles.ornament}>
                <TreeOfLife />
              </div>
            )}
          </div>
        </Reveal>
        <Reveal>
          <div className={styles.body}>
            <h2>{titre}</h2>
            {titulaire && <p className={styles.titulaire}>{titulaire}</p>}
            <RichText value={texte} headingLevel={3} />
          </div>
        </Reveal>
      </div>
    </Section>
  )
}

function StageList({ stages }: { stages: Accueil['stages']['liste'] }) {
  return (
    <ul className={styles.list}>
      {stages.map(({ titre, dates, texte, image, lien }, index) => (
        <li key={index}>
          <Reveal>
            <div className={styles.card}>
              {image ? (
                <Picture
                  picture={image}
                  ratio={4 / 3}
                  sizes="(min-width: 80em) 24rem, (min-width: 48em) 30vw, 92vw"
                />
              ) : (
                <div className={styles.stageListOrnament}>
                  <StarSampler />
                </div>
              )}
              <div className={styles.stageListBody}>
                <h3>{titre}</h3>
                {dates && <p className={styles.dates}>{dates}</p>}
                <RichText value={texte} headingLevel={4} />
                {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
              </div>
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

type NewsletterAndContactProps = Pick<Accueil, 'lettre' | 'contact'> & {
  newsletterForm: ReactNode
  /** Undefined while the site's settings are loading. */
  coordonnees: Coordonnees | undefined
}

function NewsletterAndContact(props: NewsletterAndContactProps) {
  const { lettre, newsletterForm, contact, coordonnees } = props
  return (
    <Section variant="sunken" label={`${lettre.titre}, ${contact.titre}`}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2>{lettre.titre}</h2>
          {lettre.texte && <p>{lettre.texte}</p>}
          {newsletterForm}
        </div>
        <div className={styles.column}>
          <h2>{contact.titre}</h2>
          {contact.texte && <p>{contact.texte}</p>}
          {coordonnees?.email ? (
            <EmailLink email={coordonnees.email} />
          ) : (
            // Before the federation has filled in an address: by post.
            <address className={styles.address}>{coordonnees?.adresse}</address>
          )}
          {coordonnees && <SocialLinks reseaux={coordonnees.reseaux} />}
        </div>
      </div>
    </Section>
  )
}

/** Separates two parts of the page: an editor's picture at full width, or an embroidered motif. */
function PictureSeparator({ picture }: { picture: PictureSource | undefined }) {
  const placeholderStyle = usePlaceholderStyle(picture)
  if (!picture) {
    return (
      <Container>
        <Separator />
      </Container>
    )
  }
  return (
    <div className={styles.band} style={placeholderStyle}>
      <FilledImage picture={picture} sizes="100vw" />
    </div>
  )
}

/** Pattern of a sprig, mirrored at its axis: r is red, i indigo, o ochre, g green. */
const rightHalf = [
  '..rr.......g',
  '.rrrr.....gg...i',
  'rroorr...gg...i.i....o',
  'roooor..g....i.o.i..o.o...r',
  'rooorrggggggi.oro.io.r.ogror.o..o',
  'roorr...g....i.o.i..o.o...r',
  'rorr.....gg...i.i....o',
  'rrr.......gg...i',
  'r..........g',
]

/** Decorative separator between two parts of a page; hidden from screen readers. */
function Separator() {
  return (
    <div className={styles.pictureSeparatorFrame}>
      <CrossStitch rows={rightHalf} />
    </div>
  )
}
