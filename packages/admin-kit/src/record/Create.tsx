import { consoleMessages as words } from '@potager/domain/messages'
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
      <h1>{title}</h1>
      {children}
    </CreateBase>
  )
}
