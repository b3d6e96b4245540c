import { commonMessages, consoleMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { TextField } from '@potager/ui/input'
import { DetailForm } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useListContext, useResourceContext, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { searchOf } from '../query/localList.ts'
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
  const [naming, setNaming] = useState(false)
  const close = () => box.current?.hidePopover?.()
  const keep = (name: string) => {
    const search = searchOf(filterValues as object, sort)
    setViews([...views.filter((view) => view.name !== name), { name, search }])
    setNaming(false)
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
              setNaming(true)
            }}
          >
            {words.save}
          </Button>
        </div>
      </span>
      <DetailForm
        open={naming}
        title={words.saveTitle}
        cancel={commonMessages.cancel}
        submit={words.keep}
        saving={false}
        onClose={() => setNaming(false)}
      >
        {({ id }) => <NameForm id={id} onName={keep} />}
      </DetailForm>
    </>
  )
}

/** Asks for the name of a query. */
function NameForm({ id, onName }: { id: string; onName: (name: string) => void }) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const kept = name.trim()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (kept) onName(kept)
    else field.current?.focus()
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <p className={css.hint}>{words.saveHint}</p>
      <TextField
        ref={field}
        label={words.name}
        value={name}
        onChange={setName}
        required
        error={asked && !kept ? words.nameMissing : undefined}
      />
    </form>
  )
}
