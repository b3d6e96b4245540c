import { browseReviews } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Reviews for react-admin. */
export const reviewsAdapter = (context: AdapterContext) => browsed(context, browseReviews)
