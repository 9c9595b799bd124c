import { formatSeason } from '@regards/contract/formatSeason'
import styled from 'styled-components'
import { formatPages } from '@web/domain/articles/formatArticle'
import { useRevue } from '@web/domain/parametres/useRevue'
import { useAbsoluteUrl } from '@web/lib/seo/siteUrl'
import { media } from '@web/theme/media'
import type { Article } from '../helpers/toArticle'
import { paperMeasure } from './readingSize'

type PrintSourceProps = { article: Article }

/** On paper only: where the article was published, and its address. */
export function PrintSource({ article }: PrintSourceProps) {
  const { numero, dateParution, premierePage, dernierePage, path } = article
  const { publisher } = useRevue()
  const url = useAbsoluteUrl()(path)
  return (
    <Line>
      Regards n°&nbsp;{numero}, {formatSeason(dateParution)},{' '}
      {formatPages(premierePage, dernierePage)}. {publisher}.
      <br />
      {url}
    </Line>
  )
}

const Line = styled.p`
  display: none;

  ${media.print} {
    ${paperMeasure}
    display: block;
    margin-block-start: 2em;
    padding-block-start: 0.5em;
    border-block-start: 1px solid;
    font-size: 9pt;
    overflow-wrap: anywhere;
  }
`
