import styled from 'styled-components'
import { theme } from '../theme/theme'
import { Container } from '../ui/Container'
import { Separator } from '../ui/Separator'
import { Actions } from './parts/Actions'
import { Fields } from './parts/Fields'
import { Messages } from './parts/Messages'
import { Motifs } from './parts/Motifs'
import { Animations } from './parts/Animations'
import { Pictures } from './parts/Pictures'
import { Tokens } from './parts/Tokens'
import { RichTexts } from './parts/RichTexts'

/** Every component and token of the site on one page, for visual comparison. */
export function CataloguePage() {
  return (
    <main>
      <Head>
        <Title>Les blocs du site</Title>
      </Head>
      <Tokens />
      <Motifs />
      <Actions />
      <Fields />
      <Messages />
      <RichTexts />
      <Pictures />
      <Separator />
      <Animations />
    </main>
  )
}

const Head = styled(Container)`
  padding-block-start: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.display};
`
