import type * as fr from '../fr/review-desk.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

const reviews = (count: number) => plural(count, 'review')

export const reviewAgeLabels = {
  recent: 'Recent',
  old: 'Old',
  all: 'All',
} satisfies Translated<typeof fr.reviewAgeLabels>

export const reviewSortLabels = {
  oldest: 'Date: oldest first',
  latest: 'Date: latest first',
  lowest: 'Rating: lowest first',
  highest: 'Rating: highest first',
} satisfies Translated<typeof fr.reviewSortLabels>

export const reviewShortcuts = [
  { keys: ['j', 'k'], does: 'Next review, previous review' },
  { keys: ['x'], does: 'Select the review, or not' },
  { keys: ['a'], does: 'Approve the review' },
  { keys: ['r'], does: 'Reject the review' },
  { keys: ['/'], does: 'Search; Enter leads to the reviews found' },
  { keys: ['?'], does: 'Show this help' },
  { keys: ['Esc'], does: 'Close, or empty the selection' },
] satisfies Translated<typeof fr.reviewShortcuts>

export const reviewDeskMessages = {
  title: 'Review moderation',
  total: (count) => `${reviews(count)} pending`,
  layouts: { label: 'Layout', list: 'List', compact: 'Compact' },
  stats: {
    heading: 'Figures of the moderation',
    pending: 'Pending',
    old: 'Over 7 days',
    approved: 'Approved',
    rejected: 'Rejected',
    processed: 'Handled in all',
  },
  filters: {
    heading: 'Filter the reviews',
    search: 'Comment or author, on this page',
    sort: 'Sort this page by',
    ages: 'Age, on this page',
    age: (label, count) => `${label} (${count})`,
    onPage: 'on the page shown',
  },
  author: (id) => `Reviews of ${id} only`,
  allAuthors: 'See all authors',
  list: 'Pending reviews',
  pages: 'Pages of reviews',
  range: (from, to, total) => `Showing ${from} to ${to} of ${reviews(total)}`,
  inView: (shown, loaded) => `${reviews(shown)} of the ${loaded} of this page`,
  empty: 'No pending review',
  emptyHint: 'New reviews will appear here.',
  filteredEmpty: 'No review matches on this page',
  filteredEmptyHint: 'Widen the search, or go to another page.',
  review: {
    low: 'Low rating',
    old: 'Over 7 days',
    noComment: 'No comment',
    received: (date) => `Received on ${date}`,
    waiting: (time) => `waiting: ${time}`,
    newTab: '(new tab)',
    visited: (day) => `Visit of ${day}`,
    author: (id) => `Author ${id}`,
    others: (count) =>
      count === 1 ? '1 other pending review of this author' : `${count} other pending reviews of this author`,
    othersInShort: (count) => `+\u00a0${count} of the same author`,
    reference: (id) => `Review ${id}`,
    resource: (type, id) => `${type} ${id}`,
    select: (id) => `Select review ${id}`,
    approve: 'Approve',
    reject: 'Reject',
    approveOne: (id) => `Approve review ${id}`,
    rejectOne: (id) => `Reject review ${id}`,
  },
  selectAll: 'Select all',
  bulk: {
    heading: 'Selected reviews',
    selected: (count) => `${reviews(count)} selected`,
    approve: 'Approve the selection',
    reject: 'Reject the selection',
    clear: 'Empty the selection',
    progress: (done, total) => `${done} of ${total} handled`,
    rejected: (count) => `${count} reviews rejected`,
    rejectFailure: 'The bulk rejection failed',
    failed: (count) =>
      count === 1
        ? '1 review could not be handled; it stays selected.'
        : `${count} reviews could not be handled; they stay selected.`,
    elsewhere: (count) =>
      count === 1 ? '1 review had been handled elsewhere.' : `${count} reviews had been handled elsewhere.`,
  },
  goneElsewhere: 'The review that you were reading has just been handled elsewhere.',
  rejection: {
    title: (count) => (count === 1 ? 'Reject this review' : `Reject ${count} reviews`),
    reasons: 'Reason of the rejection',
    other: 'Your reason',
    counter: (length, max) => `${length}/${max}`,
    kept: 'Reason kept with the review:',
    notConstructive:
      'A low rating is no reason to reject. Refuse this review only if its text really adds nothing: leaving out reviews because they are bad deceives customers.',
    confirm: 'Reject',
    keep: 'Keep pending',
  },
  overview: {
    heading: 'Overview',
    approved: 'Share of reviews approved',
    processed: 'Share of reviews handled',
    old: 'Share of reviews pending for over 7 days',
    since: 'Since the start',
  },
  tips: {
    heading: 'Tips',
    list: [
      'Start with the reviews of over 7 days: their authors are waiting.',
      'A reasoned criticism helps other customers, however harsh.',
      'Your reason is kept as it is with the review: stay precise and courteous.',
      'Before you reject a duplicate, look at the author’s other reviews.',
    ],
  },
  shortcuts: {
    heading: 'Keyboard shortcuts',
    enabled: 'Shortcuts on',
    note: 'Without effect while you type or while an answer is awaited.',
  },
} satisfies Translated<typeof fr.reviewDeskMessages>
