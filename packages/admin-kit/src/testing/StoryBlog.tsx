import { formatPlural } from '@potager/domain/format'
import { ofWholePages } from '@potager/storybook/network'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { RouterProvider } from 'react-router-dom'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { type BlogProps, blogAt } from './blog.tsx'

const writes: string[] = []

/** A story's application over the blog, opened at an address. */
export function StoryBlog({ at, ...app }: Omit<BlogProps, 'onWrite'> & { at: string }) {
  const [router] = useState(() => blogAt(at, { ...app, onWrite: (call) => writes.push(call) }))
  return <RouterProvider router={router} />
}

/** What the kit's story files share. */
export const ofTheKit = {
  parameters: ofWholePages,
  beforeEach: () => {
    writes.length = 0
    return () => toast.remove()
  },
}

/** For a story whose back end fails: in development react-admin prints each call that does. */
export const failing = () => void spyOn(console, 'error').mockImplementation(() => {})

/** Waits until the story's back end was asked for these writes, and no other. */
export async function expectWrites(...calls: readonly unknown[]): Promise<void> {
  await waitFor(() => expect(writes).toEqual(calls))
}

export const sections = { soup: 'Soupe', pie: 'Tourte' } as const
export const states = { draft: 'Brouillon', published: 'Publié' } as const

/** A post of the blog. */
export type Post = RaRecord & {
  title: string
  category: keyof typeof sections
  views: number
  publishedAt: string
  status: keyof typeof states
}

/** How a resource of the blog is worded. */
export const posts = {
  name: 'posts',
  recordRepresentation: 'title',
  options: {
    label: 'Articles',
    count: (total: number) => formatPlural(total, 'article', 'articles'),
    things: { one: 'l’article', all: 'les articles' },
  },
} as const

/** Waits until the table has these rows, each by the text of one of its cells. */
export async function expectRows(canvasElement: HTMLElement, expected: readonly string[], cell = 0): Promise<void> {
  const seen = () =>
    within(canvasElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[cell]?.textContent)
  await waitFor(() => expect(seen()).toEqual(expected))
}

/** Presses Tab until the control has the focus. */
export async function tabTo(control: HTMLElement): Promise<void> {
  for (let stops = 0; stops < 40 && document.activeElement !== control; stops += 1) await userEvent.tab()
  await expect(control).toHaveFocus()
}
