import { type Theme, ThemeProvider } from '@mui/material/styles'
import { backOfficeMessages } from '@potager/domain/messages'
import { type NavLink, SideRail } from '@potager/ui/navigation'
import { createBackOfficeTheme } from '@potager/ui/theme'
import { Toaster, toast, toastWithUndo } from '@potager/ui/toast'
import { type ReactNode, use, useEffect, useMemo } from 'react'
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  type CoreLayoutProps,
  CustomRoutes,
  Resource,
  useCreatePath,
  useGetResourceLabel,
  useNotificationContext,
  useResourceDefinitions,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { frenchI18nProvider } from '../i18n/index.ts'
import css from './Admin.module.css'
import { type BackEnd, BackEndContext } from './backEnd.ts'

/** Shows react-admin's notifications as toasts, with their durations. Renders nothing. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const takeMutation = useTakeUndoableMutation()

  useEffect(() => {
    const next = notifications[0]
    if (!next) return
    takeNotification()
    const { message, type, notificationOptions } = next
    if (typeof message !== 'string') return
    const text = translate(message, notificationOptions?.messageArgs)
    if (!notificationOptions?.undoable) {
      const show = type === 'success' || type === 'error' ? toast[type] : toast
      show(text)
    } else {
      const mutation = takeMutation()
      // What is not written yet would be lost with the page.
      addEventListener('beforeunload', hold)
      const end = (isUndo: boolean) => {
        removeEventListener('beforeunload', hold)
        mutation?.({ isUndo })
      }
      toastWithUndo(
        text,
        () => end(true),
        () => end(false),
      )
    }
  }, [notifications, takeNotification, takeMutation, translate])

  return null
}

const hold = (event: Event) => event.preventDefault()

const link: NavLink = ({ href, ...rest }) => <Link to={href} {...rest} />

/** The frame of an application of its own: its resources beside the page, and toasts. */
export function Layout({ children }: CoreLayoutProps) {
  const { pathname } = useLocation()
  const createPath = useCreatePath()
  const labelOf = useGetResourceLabel()
  const listed = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  const items = listed.map(({ name, icon: Icon, options }) => ({
    path: createPath({ resource: name, type: 'list' }),
    label: (options as { label?: string } | undefined)?.label ?? labelOf(name, 2),
    icon: Icon ? <Icon /> : null,
  }))
  const here = items.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <div className={css.frame}>
      <SideRail label={backOfficeMessages.side} items={items} currentPath={here?.path ?? pathname} link={link} />
      <main className={css.page} tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </div>
  )
}

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
