import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** The error is cleared when this changes, for example at navigation. */
  resetKey?: string
  /** Rendered instead of children that threw, or whose code could not be loaded. */
  fallback: ReactNode
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(
    { resetKey }: ErrorBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ) {
    // An error of the new key's own children stays.
    if (resetKey !== this.props.resetKey && hasFailed)
      // oxlint-disable-next-line react/no-did-update-set-state -- once, for a new key
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
