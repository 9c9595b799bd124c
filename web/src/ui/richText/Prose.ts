import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** Styles of long texts: line length, spacing, lists and quotes. */
export const Prose = styled.div`
  max-width: ${theme.widths.prose};
  line-height: 1.65;
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: 1em;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: 1.6em;
  }

  & > :first-child {
    margin-top: 0;
  }

  :is(h2, h3, h4, h5, h6) + * {
    margin-top: 0.6em;
  }

  h4,
  h5,
  h6 {
    font-size: 1.125em;
  }

  ul,
  ol {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.5em;
  }

  li > :is(ul, ol) {
    margin-top: 0.4em;
  }

  ul {
    list-style-type: '';
  }

  ul > li {
    position: relative;
  }

  /* A lozenge of the woven band; drawn as a border, which stays in forced colours. */
  ul > li::before {
    content: '';
    position: absolute;
    inset: 0.62em auto auto -1.2em;
    border: 0.21em solid ${theme.colors.accentText};
    transform: rotate(45deg);
  }

  ul ul > li::before {
    border-color: ${theme.colors.ochre};
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${theme.colors.accentText};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  blockquote {
    padding: 0.25em 0 0.25em 1.25em;
    border-inline-start: 4px dashed ${theme.colors.ochre};
    font-size: 1.125em;
    line-height: 1.5;
  }

  hr {
    width: 8rem;
    height: 0;
    margin-inline: 0;
    border: 0;
    border-top: 3px dashed ${theme.colors.ochre};
    margin-block: 2em;
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: ${theme.radii.small};
    background: ${theme.colors.sunken};
    font-size: 0.9em;
  }

  :is(sub, sup) {
    line-height: 0;
  }
`
