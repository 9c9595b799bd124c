import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from './Button'
import { Notice } from './Notice'

type LoadMoreProps = {
  label: string
  /** Error message when the next page could not be loaded. */
  failure: string
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Button that loads the next page of a list. */
export function LoadMore({ label, failure, isLoading, hasFailed, onMore }: LoadMoreProps) {
  return (
    <Frame>
      {hasFailed && <Notice variant="danger">{failure}</Notice>}
      <Button
        type="button"
        data-look="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? 'Chargement…' : label}
      </Button>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
`
