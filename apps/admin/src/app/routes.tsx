import { type ConsoleName, listPath, paths } from '@potager/domain/paths'
import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { createRoutesFromElements } from 'react-router-dom'
import { CustomRoutes, type ResourceProps } from './Admin.tsx'
import type { LazyPage } from './lazyPage.ts'
import { titleOf } from './titles.ts'

/** A guarded page: path, title and loader of its code. */
export type Page = { path: string; title: string; load: () => Promise<ComponentType> }

/** Every page of an application: those of its `Resource` elements, at the addresses of their list and records, and its custom routes. */
export function pagesOf(app: ReactElement<{ children: ReactNode }>): readonly Page[] {
  return Children.toArray(app.props.children).flatMap((child) => {
    if (!isValidElement<ResourceProps & { children?: ReactNode }>(child)) return []
    return child.type === CustomRoutes ? customPages(child.props.children) : resourcePages(child.props)
  })
}

function customPages(children: ReactNode): readonly Page[] {
  return createRoutesFromElements(children).map(({ path = '', Component }) => ({
    path,
    title: titleOf[path] ?? '',
    load: (Component as LazyPage).load,
  }))
}

function resourcePages({ name, list, show }: ResourceProps): readonly Page[] {
  const path = listPath(name)
  const page = (at: string, View: LazyPage): Page => ({
    path: at,
    title: titleOf[path] ?? '',
    load: async () => ofResource(name, await View.load()),
  })
  return [page(path, list), page(`${paths.consoleList(name)}/:id`, show)]
}

function ofResource(name: ConsoleName, View: ComponentType): ComponentType {
  return function ResourcePage() {
    return (
      <ResourceContextProvider value={name}>
        <View />
      </ResourceContextProvider>
    )
  }
}
