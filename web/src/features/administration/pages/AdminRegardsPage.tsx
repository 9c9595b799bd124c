import styled from 'styled-components'
import { useRegardsChanged } from '../../../lib/regards/useRegardsChanged'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { useDropGuard } from '../../../ui/files/useDropGuard'
import { PageHead } from '../../../ui/PageHead'
import { PublishedRegards } from '../components/published/PublishedRegards'
import { RegardForm } from '../components/RegardForm'

/** Where administrators publish the magazine, correct its issues and delete them. */
export function AdminRegardsPage() {
  const onRegardsChanged = useRegardsChanged()
  useDropGuard()
  return (
    <Frame>
      <PageHead title="Administration des Regards" kind="private" />
      <Title>Administration des Regards</Title>
      <RegardForm onPublished={() => void onRegardsChanged()} />
      <PublishedRegards />
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.xl};
  padding-block: clamp(2rem, 5vw, 4rem) ${theme.space.section};

  & > form {
    width: 100%;
  }
`

const Title = styled.h1`
  width: 100%;
  max-width: ${theme.widths.prose};
  font-size: ${theme.fontSizes.h1};
`
