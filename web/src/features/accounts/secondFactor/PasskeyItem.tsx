import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { TextButton } from '../../../ui/links/TextLink'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { describeUse } from './describeUse'
import type { Passkey } from './secondFactorQuery'

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { nom } = passkey
  return (
    <Item>
      <Name>{nom}</Name>
      <Use>{describeUse(passkey)}</Use>
      <Actions>
        <TextButton onClick={onRename}>
          Renommer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={onRemove}>
          Retirer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
      </Actions>
    </Item>
  )
}

const Item = styled.li`
  padding-block: ${theme.space.s} 0;
  border-top: 1px solid ${theme.colors.line};
`

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Use = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.l};
`
