import { Component, type ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'

interface State {
  error: unknown
}

/** Catches a render error in one panel and offers to render that panel again. */
export class PanelBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <ProblemNote error={this.state.error} onRetry={() => this.setState({ error: null })} />
  }
}
