import { paths } from '@web/domain/paths'

/** Attributes of a link that opens the PDF of an issue in a new tab. */
export const toPdfLink = (numero: number) => ({
  href: paths.regardPdf(numero),
  target: '_blank',
  rel: 'noopener',
  type: 'application/pdf',
})
