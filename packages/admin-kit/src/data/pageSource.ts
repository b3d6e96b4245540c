import type { Paged } from '@potager/domain/wire'

export type Page = Paged<{ id: string }>
/** Gives a page of the size asked for. */
export type GetPage = (source: Source, page: number, size: number) => Promise<Page>
/** Asks for a page of a call; `known` is kept of the call: the size that its pages turned out to have. */
export type Source = { ask: (page: number, size: number) => Promise<Page>; known: { size: number } }

/** The size of pages of which nothing else is known. */
export const AS_ASKED = Number.POSITIVE_INFINITY
