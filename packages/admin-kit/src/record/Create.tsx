import { consoleMessages as words } from '@potager/domain/messages'
import { ScreenHeading } from '@potager/ui/screen'
import type { ReactNode } from 'react'
import { CreateBase, type CreateBaseProps } from 'react-admin'

export type CreateProps = Pick<
  CreateBaseProps,
  'resource' | 'record' | 'mutationOptions' | 'redirect' | 'transform'
> & { title?: string; children: ReactNode }

/** Creates a record with the form among its children. */
export function Create({ title = words.create, children, ...base }: CreateProps) {
  return (
    <CreateBase {...base}>
      <ScreenHeading title={title} />
      {children}
    </CreateBase>
  )
}
