import type { Supports } from '@potager/domain/api'
import { abilitiesWith } from '@potager/domain/capability'
import { expect, it } from 'vitest'
import { adapters } from './adapters.ts'
import { createListReads } from './listReads.ts'
import { createQueryClient } from './queries.ts'

const anything: Supports = () => true

it.each(Object.entries(adapters))('the adapter of %s has the writes that its calls allow', async (resource, load) => {
  const api = { send: () => Promise.reject(new Error('No call is made')) }
  const reads = createListReads(api, createQueryClient())
  const adapter = (await load())({ api, supports: anything, reads })
  const { list, create, update, delete: deletes } = abilitiesWith(anything, resource)
  expect(['getList' in adapter, 'create' in adapter, 'update' in adapter, 'delete' in adapter]).toEqual([
    list,
    create,
    update,
    deletes,
  ])
})
