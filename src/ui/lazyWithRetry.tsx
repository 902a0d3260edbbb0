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

/** Shows a failed chunk load in place of the component; other errors go on to the page's boundary. */
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
 * Component loaded on first render. If that fails, a message with the name `what` and a retry is shown;
 * `waiting` is shown until then.
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
