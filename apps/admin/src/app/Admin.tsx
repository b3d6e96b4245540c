import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { AdminContext, type AdminContextProps, type ResourceModule } from '@potager/admin-kit'
import { frenchI18nProvider } from '@potager/admin-kit/i18n'
import { displayName, listStoreName } from '@potager/domain/auth'
import { type ConsoleName, paths } from '@potager/domain/paths'
import type { ComponentType, ReactNode } from 'react'
import { localStorageStore, ResourceDefinitionContextProvider } from 'react-admin'
import { openDefinitions } from '../console/definitions.ts'
import { session } from '../platform/auth/session.ts'
import { can } from '../platform/data/abilitiesOf.ts'
import { useLeaveGuard } from '../platform/leave/useLeaveGuard.tsx'
import { queryClient } from '../platform/services.ts'

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

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const emotionCache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) })
// Read once: another user has to pass through the sign-in page, which is another document.
const owner = displayName(session.read()) ?? ''
const store = localStorageStore('1', listStoreName(owner))
// There is only one language. Without a stored one react-admin first renders nothing, then everything in one long task.
store.setItem('locale', frenchI18nProvider.getLocale())

// Read once, like the owner: react-admin's links, the menus, the palette and the index derive from these.
const definitions = Object.fromEntries(openDefinitions().map((definition) => [definition.name, definition]))

const useUnsaved = () => useLeaveGuard().setDirty

export type RouteProps = { path: string; lazy: LazyPage }

export type ResourceProps = { name: ConsoleName; list: LazyPage; show: LazyPage }

export type AdminProps = Required<Pick<AdminContextProps, 'authProvider' | 'dataProvider' | 'theme'>> & {
  /** The frame, which has the open page in it. */
  layout: ComponentType
  /** What routes are made of: resources, and routes of pages that are none's. */
  children: ReactNode
}

/** Names a resource: `router.tsx` reads it, as react-admin's router reads its own. */
export const Resource = (_: ResourceProps) => null

/** A page that is no resource's, by its path; read like `Resource`. */
export const Route = (_: RouteProps) => null

/** Holds the routes of pages that are no resource's; read like `Resource`. */
export const CustomRoutes = (_: { children: ReactNode }) => null

/** react-admin's contexts and the frame around the page of the router, with what this application has beside its providers. */
export function Admin({ authProvider, dataProvider, layout: Layout, theme }: AdminProps) {
  return (
    <CacheProvider value={emotionCache}>
      <AdminContext
        authProvider={authProvider}
        basename={paths.console}
        can={can}
        dataProvider={dataProvider}
        i18nProvider={frenchI18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
        useUnsaved={useUnsaved}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Layout />
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </CacheProvider>
  )
}
