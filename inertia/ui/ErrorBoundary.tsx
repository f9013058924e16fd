import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: ReactNode
  /** With another value the children are rendered again. */
  content: unknown
  /** Called after an error, for a parent that shows something else then. */
  onError?: () => void
}

type State = { failed: boolean; content: unknown }

/** React error boundary: shows a fallback in place of children that throw. */
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
