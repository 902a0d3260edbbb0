import { cmsSubject } from '../operation.ts';
import { openRoutes } from '../route.ts';
import * as list from './contract.ts';

/** The blacklist and the whitelist, and the caches they are obeyed from. */
const listRoutes = () => openRoutes();

export const listSubject = cmsSubject(list, listRoutes);
