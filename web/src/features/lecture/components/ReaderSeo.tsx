import { memo } from 'react'
import { paths } from '../../../domain/paths'
import { issueBreadcrumbs } from '../../../domain/regards/issueBreadcrumbs'
import { IssuePageJsonLd } from '../../../domain/regards/IssuePageJsonLd'
import { Seo } from '../../../lib/seo/Seo'
import type { Lecture } from '../helpers/toLecture'

type ReaderSeoProps = {
  lecture: Lecture
  page: number
}

/** The tags of the page of the URL; a turn does not wait for them. */
export const ReaderSeo = memo(function ReaderSeo({ lecture, page }: ReaderSeoProps) {
  const { numero, titre, langue, pages } = lecture
  const issue = `Regards #${numero}`
  const place = `page ${page} sur ${pages.length}`
  const name = page === 1 ? `Lire ${issue}` : `${issue}, ${place}`
  const path = paths.regardLecture(numero, page)
  return (
    <>
      <Seo
        title={name}
        sharedTitle={titre ? `${issue}\u00a0: ${titre}` : issue}
        description={`${titre ? `${titre}. ` : ''}Le numéro ${numero} de Regards, ${place}, à lire en ligne.`}
        path={path}
        picture={toSharedPicture(lecture, page)}
        type="article"
        parents={issueBreadcrumbs(numero)}
      />
      <IssuePageJsonLd {...{ name, path, langue, numero, titre }} />
    </>
  )
})

/** The largest picture of a page, with its size. */
function toSharedPicture({ numero, pages }: Lecture, page: number) {
  const shown = pages[page - 1]
  const image = shown?.images.at(-1)
  if (!shown || !image) return undefined
  const { url: src, largeur: width } = image
  const height = Math.round(width / shown.ratio)
  return { src, alt: `Page ${page} du numéro ${numero}`, shared: { src, width, height } }
}
