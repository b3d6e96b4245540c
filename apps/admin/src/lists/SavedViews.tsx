import { displayName } from '@potager/domain/auth'
import { consoleMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { Icon } from '@potager/ui/icon'
import { TextField } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useListContext, useStore } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { session } from '../auth/session.ts'
import type { Resource } from '../data/queryKeys.ts'
import css from './resource-list.module.css'

const words = consoleMessages.views

/** The filters and the sort of a list under a name; the search is the part of the address after '?'. */
type View = { name: string; search: string }

/** Views that the person kept of a list, on this device; each is a link, so that it can be shared too. */
export function SavedViews({ resource }: { resource: Resource }) {
  const [views, setViews] = useStore<View[]>(`views.${displayName(session.read()) ?? ''}.${resource}`, [])
  const { filterValues, sort } = useListContext()
  const box = useRef<HTMLDivElement>(null)
  const panel = useId()
  const [name, setName] = useState<string | null>(null)
  const close = () => box.current?.hidePopover()

  const keep = () => {
    const kept = name?.trim()
    if (!kept) return
    const search = new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: sort.field,
      order: sort.order,
      page: '1',
    }).toString()
    setViews([...views.filter((view) => view.name !== kept), { name: kept, search }])
    setName(null)
    toast.success(words.saved)
  }

  return (
    <>
      <span className={css.anchor}>
        <Button size="small" startIcon={<Icon name="bookmark" />} aria-haspopup="dialog" popoverTarget={panel}>
          {words.button}
        </Button>
        <div ref={box} id={panel} popover="auto" className={css.views} role="dialog" aria-label={words.button}>
          {views.length === 0 && <p>{words.none}</p>}
          {views.map((view) => (
            <p key={view.name}>
              <Link to={{ search: view.search }} onClick={close}>
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={words.remove(view.name)}
                onClick={() => setViews(views.filter((other) => other.name !== view.name))}
              >
                <Icon name="remove" />
              </button>
            </p>
          ))}
          <Button
            size="small"
            onClick={() => {
              close()
              setName('')
            }}
          >
            {words.save}
          </Button>
        </div>
      </span>
      <ConfirmDialog
        open={name !== null}
        title={words.saveTitle}
        message={words.saveHint}
        confirmLabel={words.keep}
        destructive={false}
        onConfirm={keep}
        onCancel={() => setName(null)}
      >
        {name !== null && <TextField label={words.name} value={name} onChange={setName} />}
      </ConfirmDialog>
    </>
  )
}
