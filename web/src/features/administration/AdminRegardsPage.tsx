import styled from 'styled-components'

import { guideAnchors } from '@regards/contract/guideAnchors'
import { panelPaths } from '@web/domain/panelPaths'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo } from '@web/lib/seo/Seo'
import { PublishedRegards } from './issues/PublishedRegards'
import { useHasIssues } from './issues/publishedRegardsQuery'
import { RegardForm } from './publication/form/RegardForm'

export function AdminRegardsPage() {
  const onRegardsChanged = useInvalidateRegards()
  const hasIssues = useHasIssues()
  return (
    <Frame>
      <Seo title="Administration des Regards" variant="private" />
      <Head>
        <h1>Administration des Regards</h1>
        <Links>
          <TextLink href={guideAnchors.publier}>Aide&nbsp;: publier un numéro</TextLink>
          <TextLink href={panelPaths.lettres}>Lettres aux abonnés</TextLink>
        </Links>
      </Head>
      <RegardForm onChanged={() => void onRegardsChanged()} hasIssues={hasIssues} />
      <PublishedRegards />
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 64rem);
  justify-content: center;
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

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
`
