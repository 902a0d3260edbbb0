import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import type { Me } from '~/session/me.ts';

/** What an action is carried out with. */
export type ActionContext = {
  /** The configuration as the person has seen it. */
  readonly configuration: Configuration;
  readonly me: Me;
  readonly client: QueryClient;
  readonly navigate: NavigateFunction;
};

/** Begins an action: most of them ask something first. */
export type Open = (context: ActionContext) => void;
