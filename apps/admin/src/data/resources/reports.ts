import { browseReports } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Reports for react-admin. */
export const reportsAdapter = (context: AdapterContext) => browsed(context, browseReports)
