import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Where one is: what failed is forgotten in the next place. */
  resetKey?: string
  /** Takes the place of what could not be drawn, or whose code could not be fetched. */
  fallback: ReactNode
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.hasFailed)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
