import { useOwner } from '~/session/useOwner.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DesignStart } from './designStart.ts';
import { holdDraft } from './draftStore.ts';
import { OpenDesign, type DesignState } from './OpenDesign.ts';

export type Design = DesignState & { readonly open: OpenDesign };

/** The design on the page, from `start` on. */
export function useDesign(start: DesignStart): Design {
  const owner = useOwner();
  const [open] = useState(() => new OpenDesign(start, owner));
  useEffect(() => holdDraft(start.key), [start.key]);
  const { allowed } = start.mayChange;
  useEffect(() => open.keepChanges(allowed), [open, allowed]);
  return { ...useStore(open.state), open };
}
