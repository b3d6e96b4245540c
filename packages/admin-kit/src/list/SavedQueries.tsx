import { commonMessages, consoleMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { TextField } from '@potager/ui/input'
import { DetailDialog } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useListContext, useResourceContext, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { searchOf } from '../query/listQuery.ts'
import css from './list.module.css'

const words = consoleMessages.views

/** A named view of a list: its filters and sort, as the query string without '?'. */
type View = { name: string; search: string }

/** The user's saved queries of the surrounding list, on this device; each is a link and can be shared. */
export function SavedQueries() {
  const [views, setViews] = useStore<View[]>(`views.${useResourceContext() ?? ''}`, [])
  const { filterValues, sort } = useListContext()
  const box = useRef<HTMLDivElement>(null)
  const panel = useId()
  const form = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** The name that is typed for a new query, while there is one. */
  const [name, setName] = useState<string>()
  const [asked, setAsked] = useState(false)
  const missing = asked && !name?.trim()
  const close = () => box.current?.hidePopover?.()
  const ask = (first?: string) => {
    setName(first)
    setAsked(false)
  }

  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    const kept = name?.trim()
    if (!kept) {
      field.current?.focus()
      return
    }
    setViews([
      ...views.filter((view) => view.name !== kept),
      { name: kept, search: searchOf(filterValues as object, sort) },
    ])
    ask()
    toast.success(words.saved)
  }

  return (
    <>
      <span>
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
              ask('')
            }}
          >
            {words.save}
          </Button>
        </div>
      </span>
      <DetailDialog
        open={name !== undefined}
        title={words.saveTitle}
        actions={
          <>
            <Button onClick={() => ask()}>{commonMessages.cancel}</Button>
            <Button type="submit" form={form} variant="contained">
              {words.keep}
            </Button>
          </>
        }
        onClose={() => ask()}
      >
        <form id={form} noValidate onSubmit={keep}>
          <p className={css.hint}>{words.saveHint}</p>
          <TextField
            ref={field}
            label={words.name}
            value={name ?? ''}
            onChange={setName}
            required
            error={missing ? words.nameMissing : undefined}
          />
        </form>
      </DetailDialog>
    </>
  )
}
