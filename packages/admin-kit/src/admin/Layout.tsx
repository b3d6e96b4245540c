import { backOfficeMessages } from '@potager/domain/messages'
import { type NavLink, SideRail } from '@potager/ui/navigation'
import { Toaster } from '@potager/ui/toast'
import { type CoreLayoutProps, useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import css from './layout.module.css'

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
