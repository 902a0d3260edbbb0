import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router';
import type { Actor } from '~/domain/access/verdict.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import type { Me } from '~/session/me.ts';

type Navigate = (to: string, options?: NavigateOptions) => Promise<void> | void;

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
  /** Leads to a page once something is done; who has gone elsewhere meanwhile stays there. */
  readonly navigate: Navigate;
  /** Runs once the configuration has been deleted: its page is left, a list stays where it is. */
  readonly afterDelete: () => Promise<void> | void;
};

/** Begins an action: most of them ask something first. */
export type Open = (context: ActionContext) => void;
