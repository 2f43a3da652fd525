import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; instead: (retry: () => void) => ReactNode };

/** Shows something else in place of what throws, so that all around it stays. */
export class MayFail extends Component<Props, { hasFailed: boolean }> {
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
