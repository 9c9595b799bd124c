import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Container } from '../ui/Container'
import { Panel } from '../ui/Panel'

type ErrorBoundaryProps = { children: ReactNode }

/** The last net: a page that cannot be drawn, or whose code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Container as="main">
        <Panel role="alert">
          <h1>Cette page n’a pas pu s’afficher</h1>
          <p>Rechargez-la&nbsp;; si cela ne suffit pas, revenez un peu plus tard.</p>
          <Button onClick={() => window.location.reload()}>Recharger la page</Button>
        </Panel>
      </Container>
    )
  }
}
