import { QueryClient } from '@tanstack/react-query'
import { type DataProvider, memoryStore, type RaRecord } from 'react-admin'
import { createMemoryRouter } from 'react-router-dom'
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

/** Whether an id is among others; those of an address are texts. */
const named = (ids: readonly unknown[], id: unknown) => ids.some((one) => String(one) === String(id))

/** A back end in memory: sorted, filtered by equality and by `q`; it tells each write that it was asked for. */
function backEnd(onWrite: (call: string) => void, data = blog()) {
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
    onWrite(`delete ${resource} ${ids.join()}`)
    data[resource] = of(resource).filter(({ id }) => !named(ids, id))
  }
  const change = (resource: string, ids: readonly unknown[], values: object) => {
    onWrite(`update ${resource} ${ids.join()} ${JSON.stringify(values)}`)
    data[resource] = of(resource).map((record) => (named(ids, record.id) ? { ...record, ...values } : record))
  }
  const get = (resource: string, id: unknown) => of(resource).find((record) => named([id], record.id))
  return {
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
      onWrite(`create ${resource} ${JSON.stringify(values)}`)
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
}

export type BlogProps = Pick<AdminProps, 'children' | 'authProvider'> & {
  /** Makes other answers of the back end's own. */
  answers?: (own: DataProvider) => Partial<DataProvider>
  onWrite?: (call: string) => void
}

/** The routes of an application over the blog, opened at an address. */
export function blogAt(at: string, { answers, onWrite = () => {}, ...app }: BlogProps) {
  const own = backEnd(onWrite) as unknown as DataProvider
  const dataProvider: DataProvider = { ...own, ...answers?.(own) }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = <Admin {...app} {...{ dataProvider, queryClient, store: memoryStore() }} />
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
}
