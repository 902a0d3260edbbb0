import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { firstAdministration } from './navigation.ts';
import { useActor } from '~/session/me.ts';

/** The address above all of the administration has no page of its own: it leads to the first that is open. */
export const AdministrationIndex = (): ReactElement => (
  <Navigate to={firstAdministration(useActor())} replace />
);
