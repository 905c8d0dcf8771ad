import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** The server found it broken already. */
  startsBroken?: boolean | undefined;
  /** A new value, such as the address, tries again by itself. */
  resetKey?: string | undefined;
  onError?: ((error: unknown) => void) | undefined;
};

type State = { isBroken: boolean; resetKey: string | undefined };

/** For defects in views only: a failed request is a state of a machine. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: this.props.startsBroken ?? false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return this.props.fallback(() => this.setState({ isBroken: false }));
  }
}
