import { paths } from '@web/domain/paths'
import { NotFound } from '@web/ui/NotFound'

type ArticleNotFoundProps = {
  /** Undefined when the URL’s is invalid. */
  numero: number | undefined
}

export function ArticleNotFound({ numero }: ArticleNotFoundProps) {
  return (
    <NotFound
      title="Cet article n’existe pas"
      text="L’adresse est peut-être incomplète, ou l’article a été retiré."
      link={
        numero === undefined
          ? { href: paths.regards, label: 'Tous les numéros de Regards' }
          : { href: paths.regard(numero), label: `Le numéro ${numero}` }
      }
    />
  )
}
