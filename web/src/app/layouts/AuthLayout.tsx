import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { mainContentId } from './mainContentId'
import { PageFallback } from './PageFallback'
import { Brand } from './Brand'

/** Layout of the sign-in and password pages: a form and, from medium screens up, an ornament. */
export function AuthLayout() {
  return (
    <Frame>
      <Column>
        <header>
          <Brand />
        </header>
        <Main id={mainContentId} tabIndex={-1}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </Main>
      </Column>
      <Side>
        <TreeOfLife />
      </Side>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  min-height: 100vh;
  min-height: 100dvh;

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Column = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: clamp(1rem, 4vw, 2.5rem);
`

/*
 * Not centred vertically: the title would move as the rest of the page's HTML arrives, and as
 * messages appear in the form.
 */
const Main = styled.main`
  justify-self: center;
  width: 100%;
  max-width: 26rem;
  padding-block: ${theme.space.xl};

  ${media.from('medium')} {
    padding-block-start: clamp(${theme.space.xl}, 11vh, 9rem);
  }
`

const Side = styled.div`
  display: none;

  ${media.from('medium')} {
    position: sticky;
    top: 0;
    display: grid;
    place-items: center;
    height: 100vh;
    height: 100dvh;
    padding: clamp(1.5rem, 4vw, 4rem);
    background: ${theme.colors.sunken};

    & > svg {
      width: auto;
      max-width: 100%;
      height: 100%;
      max-height: 52rem;
    }
  }
`
