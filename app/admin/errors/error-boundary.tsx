import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; instead: (retry: () => void) => ReactNode };

export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed
      ? this.props.instead(() => this.setState({ hasFailed: false }))
      : this.props.children;
  }
}
