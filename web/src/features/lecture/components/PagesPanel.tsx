import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Field } from '@web/ui/Field'
import { Input } from '@web/ui/Input'
import { onPlainClick } from '../helpers/onPlainClick'
import { getShownPages, type Layout } from '../helpers/spreads'
import type { LecturePageItem } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'

type PagesPanelProps = {
  numero: number
  pages: LecturePageItem[]
  page: number
  layout: Layout
  onTurn: TurnTo
}

/** All pages as small pictures, and a field for the number of one. */
export function PagesPanel({ numero, pages, page, layout, onTurn }: PagesPanelProps) {
  const shown = getShownPages(page, pages.length, layout)
  return (
    <Column>
      <PageField pageCount={pages.length} onTurn={onTurn} />
      <Grid>
        {pages.map(({ ratio, images, vignette }, index) => {
          const number = index + 1
          return (
            <li key={number}>
              <PageLink
                href={paths.regardLecture(numero, number)}
                aria-current={shown.includes(number) ? 'page' : undefined}
                onClick={onPlainClick(() => onTurn(number, { isJump: true }))}
              >
                <Miniature
                  style={{
                    aspectRatio: ratio,
                    backgroundImage: vignette ? `url("${vignette}")` : undefined,
                  }}
                >
                  {images[0] && <img src={images[0].url} alt="" loading="lazy" decoding="async" />}
                </Miniature>
                Page {number}
              </PageLink>
            </li>
          )
        })}
      </Grid>
    </Column>
  )
}

function PageField({ pageCount, onTurn }: { pageCount: number; onTurn: TurnTo }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const number = Number(typed)
    if (Number.isSafeInteger(number) && number >= 1 && number <= pageCount) {
      setError(undefined)
      onTurn(number, { isJump: true })
    } else setError(`Tapez un nombre de 1 à ${pageCount}.`)
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label="Aller à la page" error={error}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" data-look="secondary">
        Aller
      </Button>
    </Form>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.l};
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.xs};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  align-items: end;
  gap: ${theme.space.m} ${theme.space.s};
`

const PageLink = styled.a`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.xxs};
  border: 2px solid transparent;
  border-radius: ${theme.radii.small};
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.colors.sunken};
    }
  }

  &[aria-current] {
    border-color: ${theme.colors.accentText};
    font-weight: 600;
  }
`

const Miniature = styled.span`
  display: block;
  overflow: hidden;
  background: ${theme.colors.sunken} center / 100% 100%;
  box-shadow: ${theme.shadows.low};

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
