import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What says that something is missing here. */
  fallback: ReactNode
  /** Another value of it is another content, which is tried anew. */
  content: unknown
  /** Is called after an error, by who has something better to show than the fallback. */
  onError?: () => void
}

type State = { failed: boolean; content: unknown }

/** Keeps an error where it happened: a fallback stands there, and the rest of the page lives. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps({ content }: Props, state: State) {
    return content === state.content ? null : { failed: false, content }
  }

  state: State = { failed: false, content: this.props.content }

  /** React writes it to the console only: this reaches whoever listens for errors, too. */
  componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onError?.()
  }

  render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
