import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

type MoreRegardsProps = { isLoading: boolean; hasFailed: boolean; onMore: () => void }

/** Asks for the next page of issues. */
export function MoreRegards({ isLoading, hasFailed, onMore }: MoreRegardsProps) {
  return (
    <Frame>
      {hasFailed && (
        <Notice tone="danger">Les numéros suivants n’ont pas pu être chargés. Réessayez.</Notice>
      )}
      <Button $look="secondary" onClick={onMore} aria-disabled={isLoading}>
        {isLoading ? 'Chargement…' : 'Afficher plus de numéros'}
      </Button>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
`
