import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { logError } from '@web/lib/browser/logError'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { regardsQueries } from '../queries/regardsQueries'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardTitleLink } from './RegardTitleLink'

/** The covers of the issues before the newest one, for the home page; nothing when there are none. */
export function PreviousRegards() {
  const { data: regards = [], error } = useQuery(regardsQueries.previous())
  const titleId = useId()

  useEffect(() => {
    if (error) logError('Les numéros précédents n’ont pas pu être chargés\u00a0:', error)
  }, [error])

  if (regards.length === 0) return null
  return (
    <Shelf aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>Les numéros précédents</Title>
        <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      </Head>
      <Covers>
        {regards.map(({ id, numero, titre, couverture, dateParution }) => (
          <Item key={id}>
            <Cover>
              <RegardCoverImage
                cover={couverture}
                sizes="(min-width: 80em) 17rem, (min-width: 48em) 21vw, 28vw"
              />
            </Cover>
            <Name>
              <RegardTitleLink numero={numero} titre={titre} />
            </Name>
            <DateParution date={dateParution} />
          </Item>
        ))}
      </Covers>
    </Shelf>
  )
}

/** As many columns as the list has covers, and one for the words. */
const Shelf = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} clamp(1.25rem, 3vw, 2.5rem);
  padding-block-start: ${theme.space.xl};
  border-block-start: 1px solid ${theme.colors.line};

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }

  /* The page of the magazine is printed with all of them. */
  ${media.print} {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  ${media.from('medium')} {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space.s};
  }
`

const Title = styled.h3`
  font-size: ${theme.fontSizes.h3};

  ${media.from('medium')} {
    font-size: ${theme.fontSizes.h2};
  }
`

const Covers = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(0.75rem, 3vw, 2.5rem);
`

const Cover = styled.div`
  box-shadow: ${theme.shadows.low};
  transition:
    transform 250ms ease,
    box-shadow 250ms ease;
`

const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  font-size: ${theme.fontSizes.small};

  ${media.hover} {
    &:hover ${Cover} {
      transform: translateY(-0.375rem);
      box-shadow: ${theme.shadows.high};
    }
  }

  ${media.reducedMotion} {
    &:hover ${Cover} {
      transform: none;
    }
  }
`

const Name = styled.h4`
  margin-block-start: ${theme.space.xs};
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h3};

  /* Three covers beside each other leave no room for a title. */
  & span {
    display: none;
  }

  ${media.from('small')} {
    & span {
      display: block;
    }
  }
`
