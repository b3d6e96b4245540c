import { consoleMessages as words } from '@potager/domain/messages'
import { ErrorState, ListSkeleton } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import type { ReactNode } from 'react'
import { CreateBase, type CreateBaseProps, EditBase, type EditBaseProps, useEditContext } from 'react-admin'
import { useSubject } from '../admin/subject.tsx'
import { shouldRetry } from '../data/failures.ts'
import { notShown } from './Show.tsx'

export type EditProps = Pick<
  EditBaseProps,
  'resource' | 'id' | 'mutationMode' | 'mutationOptions' | 'redirect' | 'transform' | 'queryOptions'
> & { title?: string; actions?: ReactNode; children: ReactNode }

/** Edits the record in the URL with the form among its children; 'pessimistic' unless `mutationMode` says otherwise. */
export function Edit({ title, actions, children, mutationMode = 'pessimistic', ...base }: EditProps) {
  return (
    <EditBase
      {...base}
      mutationMode={mutationMode}
      queryOptions={{ retry: shouldRetry, onError: () => {}, ...base.queryOptions }}
    >
      <EditView {...{ title, actions, children }} />
    </EditBase>
  )
}

type EditViewProps = Pick<EditProps, 'actions' | 'children'> & { title: string | undefined }

function EditView({ title, actions, children }: EditViewProps) {
  const { record, error, refetch } = useEditContext()
  const { label, nameOf } = useSubject()
  if (!record && !error) return <ListSkeleton rows={6} />
  return (
    <>
      <ScreenHeading title={record ? (title ?? nameOf(record)) : label}>{record && actions}</ScreenHeading>
      {record ? children : <ErrorState {...notShown(error, () => void refetch())} />}
    </>
  )
}

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
