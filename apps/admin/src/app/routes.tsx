import { type ConsoleName, listPath, paths } from '@potager/domain/paths'
import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Resource, type ResourceProps, Route, type RouteProps } from './Admin.tsx'
import type { LazyPage } from './lazyPage.ts'
import { titleOf } from './titles.ts'

/** A guarded page: path, title and loader of its code. */
export type Page = { path: string; title: string; load: LazyPage }

type Props = { children?: ReactNode }

/** Every page of an application: those of its `Resource` elements, at the addresses of their list and records, and its custom routes. */
export function pagesOf({ props: { children } }: ReactElement<Props>): readonly Page[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    if (child.type === Resource) return resourcePages(child.props as ResourceProps)
    if (child.type !== Route) return pagesOf(child)
    const { path, lazy } = child.props as RouteProps
    return [{ path, title: titleOf[path] ?? '', load: lazy }]
  })
}

function resourcePages({ name, list, show }: ResourceProps): readonly Page[] {
  const path = listPath(name)
  const page = (at: string, view: LazyPage): Page => ({
    path: at,
    title: titleOf[path] ?? '',
    load: async () => ofResource(name, await view()),
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
