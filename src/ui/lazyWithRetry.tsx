import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';

class MissingPart extends Error {}

type BoundaryProps = { readonly failure: ReactNode; readonly children: ReactNode };

/** Shows the failure of a missing part in its place; any other error is for the page. */
class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override state = { error: undefined };

  override render(): ReactNode {
    const { error }: { readonly error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingPart) return this.props.failure;
    throw error;
  }
}

/**
 * Fetched when it is first wanted. Where that fails, its place says so under the name `what` and lets it be tried
 * again; `waiting` holds its place.
 */
export function lazyWithRetry<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactElement = <ListSkeleton rows={6} />,
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => ({
      default: await load().catch((error: unknown) => {
        throw new MissingPart(what, { cause: error });
      }),
    }));
  let Known = fetched();

  return function Part(props: Props): ReactElement {
    const [tries, setTries] = useState(0);
    const retry = (): void => {
      Known = fetched();
      setTries(tries + 1);
    };
    return (
      <Boundary key={tries} failure={<ListError what={what} onRetry={retry} />}>
        <Suspense fallback={waiting}>
          <Known {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
