import styled from 'styled-components'
import { Container } from '../../../ui/Container'
import { PageTitle } from '../../../ui/PageTitle'
import { RegardForm } from '../components/RegardForm'

type AdminRegardsPageProps = {
  /** Called once an issue is published: others may show what they know of the magazine. */
  onPublished: () => void
}

/** Where administrators publish the magazine. */
export function AdminRegardsPage({ onPublished }: AdminRegardsPageProps) {
  return (
    <Frame>
      <PageTitle>Administration des Regards</PageTitle>
      <Title>Administration des Regards</Title>
      <RegardForm onPublished={onPublished} />
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${({ theme }) => theme.space.xl};
  padding-block: clamp(2rem, 5vw, 4rem) ${({ theme }) => theme.space.section};

  & > form {
    width: 100%;
  }
`

const Title = styled.h1`
  width: 100%;
  max-width: ${({ theme }) => theme.widths.prose};
  font-size: ${({ theme }) => theme.fontSizes.h1};
`
