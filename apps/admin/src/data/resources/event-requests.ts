import { browseEventRequests } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Event requests for react-admin. */
export const eventRequestsAdapter = (context: AdapterContext) => browsed(context, browseEventRequests)
