import { Component, type ReactNode } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { ListError } from '~/ui/list/ListError.tsx';

type Props = {
  readonly what: string;
  /** The error is cleared when this changes. */
  readonly subject?: unknown;
  readonly isRow?: boolean;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

type State = { readonly fault: unknown; readonly subject: unknown };

/** Catches rendering errors, so that everything around keeps working, except an ApiError. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(fault: unknown): Pick<State, 'fault'> {
    return { fault };
  }

  static getDerivedStateFromProps({ subject }: Props, now: State): State | null {
    return subject === now.subject ? null : { fault: undefined, subject };
  }

  override state: State = { fault: undefined, subject: undefined };

  override render(): ReactNode {
    const { fault } = this.state;
    const { what, isRow = false, onRetry, children } = this.props;
    if (fault === undefined) return children;
    if (!(fault instanceof Error) || fault instanceof ApiError) throw fault;
    if (isRow) return <span role="alert">{queryBoundaryTexts.notShown(what)}</span>;
    const retry = (): void => {
      this.setState({ fault: undefined });
      onRetry?.();
    };
    return (
      <ListError
        title={queryBoundaryTexts.notShown(what)}
        text={queryBoundaryTexts.notShownWhy}
        onRetry={retry}
      />
    );
  }
}

type ContentProps<Data> = { readonly data: Data; readonly children: (data: Data) => ReactNode };

/** Renders the children inside the error boundary, so that the boundary catches what they throw. */
export function BoundaryContent<Data>({ data, children }: ContentProps<Data>) {
  return <>{children(data)}</>;
}
