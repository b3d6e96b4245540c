import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider } from '@potager/admin-kit/i18n'
import { displayName, listStoreName } from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
import { localStorageStore, ResourceDefinitionContextProvider } from 'react-admin'
import { session } from '../auth/session.ts'
import { openDefinitions } from '../console/lists.ts'
import { can } from '../data/abilitiesOf.ts'
import { authProvider, dataProvider, queryClient, readingProgress } from '../services.ts'
import { Shell } from './Shell.tsx'
import { useLeaveGuard } from './useLeaveGuard.tsx'

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

/** What every guarded page shares: styles, react-admin's contexts and the frame. */
export function Root({ theme }: { theme: Theme }) {
  return (
    <CacheProvider value={emotionCache}>
      <AdminContext
        authProvider={authProvider}
        basename={paths.console}
        can={can}
        dataProvider={dataProvider}
        i18nProvider={frenchI18nProvider}
        progress={readingProgress}
        queryClient={queryClient}
        store={store}
        theme={theme}
        useUnsaved={useUnsaved}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Shell />
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </CacheProvider>
  )
}
