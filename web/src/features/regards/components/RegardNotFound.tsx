import { paths } from '@web/domain/paths'
import { NotFound } from '@web/ui/NotFound'

export function RegardNotFound() {
  return (
    <NotFound
      title="Ce numéro n’existe pas"
      text="L’adresse est peut-être incomplète, ou le numéro a été retiré."
      link={{ href: paths.regards, label: 'Tous les numéros de Regards' }}
    />
  )
}
