import type { ResourceModule } from '@potager/admin-kit'
import type { ComponentType } from 'react'

/** Loads a page's code; the router waits for it and leaves the page before it in place until then. */
export type LazyPage = () => Promise<ComponentType>

/** The pages of a resource's file, `list` and `show` of `Resource`. */
export function views(load: () => Promise<{ resource: ResourceModule }>) {
  const view = (name: 'list' | 'show') => async () => {
    const [{ resource }, { resourcePage }] = await Promise.all([load(), import('../console/resourcePage.tsx')])
    return resourcePage(resource, name)
  }
  return { list: view('list'), show: view('show') }
}
