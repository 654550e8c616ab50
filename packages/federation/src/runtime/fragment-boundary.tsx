import { Component, type ReactNode } from 'react'

/** A fragment that throws while rendering gives way to its fallback; the page around it lives on. */
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
