import styled from 'styled-components'
import { useEffect } from 'react'

import { guideAnchors } from '@regards/contract/guideAnchors'
import { paths } from '@web/domain/paths'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo } from '@web/lib/seo/Seo'
import { PublishedRegards } from './issues/PublishedRegards'
import { RegardForm } from './publication/form/RegardForm'
import { isFileDrag } from '@web/ui/files/isFileDrag'

export function AdminRegardsPage() {
  const onRegardsChanged = useInvalidateRegards()
  usePreventFileDrop()
  return (
    <Frame>
      <Seo title="Administration des Regards" variant="private" />
      <Head>
        <Title>Administration des Regards</Title>
        <Links>
          <TextLink href={guideAnchors.publier}>Aide&nbsp;: publier un numéro</TextLink>
          <TextLink href={paths.panneauLettres}>Lettres aux abonnés</TextLink>
        </Links>
      </Head>
      <RegardForm onChanged={() => void onRegardsChanged()} />
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

const Head = styled.div`
  width: 100%;
  max-width: ${theme.widths.prose};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h1};
`

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
`

/**
 * While mounted, ignores files dropped outside every drop zone: the browser would otherwise leave
 * the page to open them, and unsaved input would be lost.
 */
function usePreventFileDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
