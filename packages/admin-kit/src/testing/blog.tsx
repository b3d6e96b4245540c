import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type DataProvider, memoryStore, type RaRecord } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Admin, type AdminProps } from '../admin/Admin.tsx'

type Data = Record<string, RaRecord[]>

const blog = (): Data => ({
  posts: [
    {
      id: 1,
      title: 'Poireaux',
      category: 'soup',
      views: 1200,
      authorId: 7,
      publishedAt: '2026-03-01',
      status: 'draft',
    },
    { id: 2, title: 'Blettes', category: 'pie', views: 30, authorId: 7, publishedAt: '2026-04-02', status: 'draft' },
    {
      id: 3,
      title: 'Fèves',
      category: 'soup',
      views: 400,
      authorId: 8,
      publishedAt: '2026-05-03',
      status: 'published',
    },
  ],
  authors: [
    { id: 7, name: 'Ana' },
    { id: 8, name: 'Bea' },
  ],
})

/** A back end in memory: sorted, filtered by equality and by `q`, with a record of its writes. */
function backEnd(data = blog()) {
  const written: string[] = []
  const of = (resource: string) => data[resource] ?? []
  const matching = (
    resource: string,
    { sort, filter = {} }: { sort?: { field: string; order: string }; filter?: Record<string, unknown> },
  ) => {
    const found = of(resource).filter((record) =>
      Object.entries(filter).every(([key, value]) =>
        key === 'q' ? JSON.stringify(record).includes(String(value)) : String(record[key]) === String(value),
      ),
    )
    const { field = 'id', order = 'ASC' } = sort ?? {}
    const sorted = found.toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
    return order === 'DESC' ? sorted.toReversed() : sorted
  }
  const remove = (resource: string, ids: readonly unknown[]) => {
    written.push(`delete ${resource} ${ids.join()}`)
    data[resource] = of(resource).filter(({ id }) => !ids.includes(id))
  }
  const change = (resource: string, ids: readonly unknown[], values: object) => {
    written.push(`update ${resource} ${ids.join()} ${JSON.stringify(values)}`)
    data[resource] = of(resource).map((record) => (ids.includes(record.id) ? { ...record, ...values } : record))
  }
  const get = (resource: string, id: unknown) => of(resource).find((record) => String(record.id) === String(id))
  const dataProvider = {
    getList: async (resource: string, params: object) => {
      const found = matching(resource, params)
      return { data: found, total: found.length }
    },
    getOne: async (resource: string, { id }: { id: unknown }) => ({ data: get(resource, id) }),
    getMany: async (resource: string, { ids }: { ids: unknown[] }) => ({ data: ids.map((id) => get(resource, id)) }),
    getManyReference: async (resource: string, { target, id }: { target: string; id: unknown }) => {
      const found = matching(resource, { filter: { [target]: id } })
      return { data: found, total: found.length }
    },
    create: async (resource: string, { data: values }: { data: object }) => {
      const record = { id: 99, ...values }
      written.push(`create ${resource} ${JSON.stringify(values)}`)
      data[resource] = [...of(resource), record]
      return { data: record }
    },
    update: async (resource: string, { id, data: values }: { id: unknown; data: object }) => {
      change(resource, [id], values)
      return { data: get(resource, id) }
    },
    updateMany: async (resource: string, { ids, data: values }: { ids: unknown[]; data: object }) => {
      change(resource, ids, values)
      return { data: ids }
    },
    delete: async (resource: string, { id }: { id: unknown }) => {
      remove(resource, [id])
      return { data: { id } }
    },
    deleteMany: async (resource: string, { ids }: { ids: unknown[] }) => {
      remove(resource, ids)
      return { data: ids }
    },
  }
  return { dataProvider: dataProvider as unknown as DataProvider, written }
}

/** An application over the blog, opened at an address, and the writes that its back end was asked for. */
export function open(at: string, app: Pick<AdminProps, 'children' | 'authProvider'>) {
  const { dataProvider, written } = backEnd()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = <Admin {...app} {...{ dataProvider, queryClient, store: memoryStore() }} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { written, router }
}
