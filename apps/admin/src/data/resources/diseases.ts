import { browseDiseases } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Diseases for react-admin. */
export const diseasesAdapter = (context: AdapterContext) => browsed(context, browseDiseases)
