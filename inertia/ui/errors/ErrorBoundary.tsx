import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: ReactNode
  /** The error is reset when this value changes. */
  content: unknown
  /** Called after an error, for example to render something else in the parent. */
  onError?: () => void
}

type State = { failed: boolean; content: unknown }

/** An error boundary: renders a fallback if its children throw. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps({ content }: Props, state: State) {
    return content === state.content ? null : { failed: false, content }
  }

  state: State = { failed: false, content: this.props.content }

  /** React only logs the error; `reportError` also fires `window.onerror`. */
  componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onError?.()
  }

  render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
