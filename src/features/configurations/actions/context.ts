import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import type { Actor } from '~/domain/access/verdict.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import type { Me } from '~/session/me.ts';

/** Surroundings of an action: who acts on what, and where it leads. */
export type ActionContext = {
  /** The configuration at its working revision, as the person has seen it. */
  readonly configuration: Configuration;
  /** The state that its quote stands for; undefined where that is not known, or there is none. */
  readonly quoteState: ConfigurationState | undefined;
  readonly me: Me;
  /** The same person as the rules see them. */
  readonly actor: Actor;
  readonly client: QueryClient;
  readonly navigate: NavigateFunction;
  /** Runs once the configuration has been deleted: its page is left, a list stays where it is. */
  readonly afterDelete: () => Promise<void> | void;
};

/** Begins an action: most of them ask something first. */
export type Open = (context: ActionContext) => void;
