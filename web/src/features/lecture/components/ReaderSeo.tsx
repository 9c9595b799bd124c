import { memo } from 'react'
import { paths } from '@web/domain/paths'
import { toCard } from '@web/domain/pictures/toCard'
import { issueBreadcrumbs } from '@web/domain/regards/issueBreadcrumbs'
import { IssuePageJsonLd } from '@web/domain/regards/IssuePageJsonLd'
import { Seo } from '@web/lib/seo/Seo'
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
        sharedTitle={toSharedTitle(lecture, page)}
        description={`${titre ? `${titre}. ` : ''}Le numéro ${numero} de Regards, ${place}, à lire en ligne.`}
        path={path}
        picture={toCard(paths.carteDeLaPage(numero, page), {
          alt: `Page ${page} du numéro ${numero}`,
          src: pages.find((each) => each.page === page)?.images.at(-1)?.url,
        })}
        type="article"
        parents={issueBreadcrumbs(numero)}
      />
      <IssuePageJsonLd {...{ name, path, langue, numero, titre }} />
    </>
  )
})

/** « Page 3, Un langage de fil et de drap – Regards #52 »: by the entry of the outline with the page. */
function toSharedTitle({ numero, titre, plan }: Lecture, page: number): string {
  const issue = `Regards #${numero}`
  if (page === 1) return titre ? `${issue}\u00a0: ${titre}` : issue
  const entry = plan.findLast((each) => each.niveau === 1 && each.page <= page)
  const name = entry?.titre ?? titre
  return name ? `Page\u00a0${page}, ${name} – ${issue}` : `Page\u00a0${page} – ${issue}`
}
