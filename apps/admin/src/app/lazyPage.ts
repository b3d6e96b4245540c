import type { ResourceModule } from '@potager/admin-kit'
import { type ComponentType, lazy } from 'react'
import { fetchAgain } from './missedStyles.ts'

/** A page whose code loads when it opens; the router waits for `load` and leaves the page before it in place until then. */
export type LazyPage = ComponentType & { load: () => Promise<ComponentType> }

/** Makes a page of what loads it. */
export function page(load: LazyPage['load']): LazyPage {
  const again = () => fetchAgain(load)
  return Object.assign(
    lazy(async () => ({ default: await again() })),
    { load: again },
  )
}

/** The pages of a resource's file, `list` and `show` of `Resource`. */
export function views(load: () => Promise<{ resource: ResourceModule }>) {
  const view = (name: 'list' | 'show') =>
    page(async () => {
      const [{ resource }, { resourcePage }] = await Promise.all([load(), import('../console/resourcePage.tsx')])
      return resourcePage(resource, name)
    })
  return { list: view('list'), show: view('show') }
}
