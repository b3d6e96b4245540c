import { type ReviewAge, type ReviewSort, type ReviewView, wholeReviewView } from '@potager/domain/review'
import type { ReviewLayout } from '@potager/ui/review-moderation'
import { readPage } from '../lists/listPage.ts'

/** What the moderation's address says: filters, layout, page counted from 0 and the only author shown. */
export type ModerationQuery = { view: ReviewView; layout: ReviewLayout; page: number; author: string | null }

const ages: Readonly<Record<ReviewAge, string>> = { recent: 'recents', old: 'anciens', all: 'tous' }
const sorts: Readonly<Record<ReviewSort, string>> = {
  oldest: 'anciens',
  latest: 'recents',
  lowest: 'note-basse',
  highest: 'note-haute',
}
const names = { age: 'filtre', text: 'recherche', sort: 'tri', layout: 'vue', page: 'page', author: 'auteur' } as const

function keyOfWord<Key extends string>(words: Readonly<Record<Key, string>>, word: string | null): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word)
}

/** Reads an address; what it does not understand is left out. */
export function readModerationQuery(params: URLSearchParams): ModerationQuery {
  return {
    view: {
      age: keyOfWord(ages, params.get(names.age)) ?? wholeReviewView.age,
      text: params.get(names.text) ?? '',
      sort: keyOfWord(sorts, params.get(names.sort)) ?? wholeReviewView.sort,
    },
    layout: params.get(names.layout) === 'compact' ? 'compact' : 'list',
    page: readPage(params),
    author: params.get(names.author) || null,
  }
}

/** The same as an address, without what is so anyway; people count pages from 1. */
export function writeModerationQuery({ view, layout, page, author }: ModerationQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (view.age !== wholeReviewView.age) params.set(names.age, ages[view.age])
  if (view.text) params.set(names.text, view.text)
  if (view.sort !== wholeReviewView.sort) params.set(names.sort, sorts[view.sort])
  if (layout === 'compact') params.set(names.layout, layout)
  if (page > 0) params.set(names.page, String(page + 1))
  if (author) params.set(names.author, author)
  return params
}

/** A query after a change: other filters start at the first page again (SPEC §4). */
export function changeModerationQuery(query: ModerationQuery, change: Partial<ModerationQuery>): ModerationQuery {
  const filters = change.view !== undefined || change.author !== undefined
  return { ...query, ...(filters ? { page: 0 } : {}), ...change }
}
