import { CoreAdminUI, type CoreAdminUIProps, CustomRoutes, Resource } from 'react-admin'
import { AdminContext, type AdminContextProps } from './AdminContext.tsx'
import { Layout } from './Layout.tsx'

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
