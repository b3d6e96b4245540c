import { type Theme, ThemeProvider } from '@mui/material/styles'
import { createBackOfficeTheme } from '@potager/ui/theme'
import { type ReactNode, use, useMemo } from 'react'
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  CustomRoutes,
  Resource,
} from 'react-admin'
import { frenchI18nProvider } from '../i18n/index.ts'
import { type BackEnd, BackEndContext } from './backEnd.ts'
import { Layout } from './Layout.tsx'
import { Notification } from './Notification.tsx'

export type AdminContextProps = Omit<CoreAdminContextProps, 'children'> &
  Partial<BackEnd> & { theme?: Theme; children: ReactNode }

/** react-admin's contexts and what the kit's views ask, in the theme of the back-office; French by default. */
export function AdminContext(props: AdminContextProps) {
  const around = use(BackEndContext)
  const { can, useUnsaved = around.useUnsaved, theme, children, ...core } = props
  const backEnd = useMemo(() => ({ can, useUnsaved }), [can, useUnsaved])
  const shown = useMemo(() => theme ?? createBackOfficeTheme(), [theme])
  return (
    // Nothing to hydrate: without `noSsr` everything of MUI would render twice.
    <ThemeProvider theme={shown} noSsr>
      <CoreAdminContext i18nProvider={frenchI18nProvider} {...core}>
        <BackEndContext value={backEnd}>
          <Notification />
          {children}
        </BackEndContext>
      </CoreAdminContext>
    </ThemeProvider>
  )
}

export type AdminProps = Omit<AdminContextProps, 'children'> & CoreAdminUIProps

/** An application: its providers, its resources as children, in a frame. */
export function Admin({ children, layout = Layout, ...props }: AdminProps) {
  return (
    <AdminContext {...props}>
      <CoreAdminUI disableTelemetry {...props} layout={layout}>
        {children}
      </CoreAdminUI>
    </AdminContext>
  )
}

export { CustomRoutes, Resource }
