import { useEffect } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Prose } from '@web/ui/richText/Prose'

/** The text of a guide. Scrolls to the heading of the URL once the text is there. */
export function GuideText({ html }: { html: string }) {
  useEffect(() => {
    // The text arrived after the page, so the browser found no heading to scroll to.
    if (window.scrollY > 0) return
    const heading = document.getElementById(window.location.hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [])
  // Rendered by the build from the project's own documents.
  return <Text dangerouslySetInnerHTML={{ __html: html }} />
}

const Text = styled(Prose)`
  min-width: 0;

  h2 {
    padding-top: 1em;
    border-top: 1px solid ${theme.colors.line};
  }

  /* Below the contents, which stay at the top of narrow screens. */
  :is(h2, h3, h4) {
    scroll-margin-top: 4rem;
    outline: none;

    ${media.from('large')} {
      scroll-margin-top: ${theme.space.l};
    }
  }

  .image {
    display: block;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid ${theme.colors.line};
    border-radius: ${theme.radii.small};
    background: ${theme.colors.sunken};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.5;
  }

  :is(th, td) {
    padding: 0.625em 1.25em 0.625em 0;
    border-bottom: 1px solid ${theme.colors.line};
    text-align: start;
    vertical-align: top;
  }

  td:first-child {
    width: 40%;
    font-weight: 600;
  }

  /* A row below the other: two columns would be a word wide. */
  @media (max-width: 35.99em) {
    :is(table, tbody, tr, td) {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      padding-block: ${theme.space.s};
      border-bottom: 1px solid ${theme.colors.line};
    }

    td {
      padding: 0;
      border: 0;
    }

    td:first-child {
      width: auto;
    }
  }
`
