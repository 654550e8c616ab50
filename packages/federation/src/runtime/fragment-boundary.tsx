import { Component, type ReactNode } from 'react'

/** Error boundary of a fragment: shows the fallback; the page around it keeps working. */
export class FragmentBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
