import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { forgetMissingPages, isPageMissing } from './page-loading';

interface ErrorBoundaryProps {
  /** What broke: the page alone, which leaves navbar and footer standing, or all of it. */
  place: 'page' | 'layout';
  children: ReactNode;
}

/** Shows the error page in the place of what broke. A new key starts afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; isBroken: boolean }> {
  override state = { error: null as unknown, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  override componentDidCatch(): void {
    forgetMissingPages();
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    if (!this.state.isBroken) return children;
    const errorPage = <ErrorPage isMissing={isPageMissing(this.state.error)} />;
    return place === 'page' ? errorPage : <main>{errorPage}</main>;
  }
}
