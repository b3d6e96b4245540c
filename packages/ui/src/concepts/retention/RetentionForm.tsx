import { formatDate } from '@potager/domain/format'
import { retentionScreenMessages as text } from '@potager/domain/messages'
import {
  type RetentionPreview as Read,
  type Retention,
  type RetentionChange,
  retentionLimits,
} from '@potager/domain/retention'
import { todayInParis } from '@potager/domain/time'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { SelectField } from '../../components/input/index.ts'
import css from './RetentionForm.module.css'

/** Undefined while it is read, null when it could not be. */
type Preview = Read | null | undefined

/** Whom a number of years would erase the coming night. */
function RetentionPreview({ preview }: { preview: Preview }) {
  return (
    <div role="status" className={css.preview}>
      {preview === undefined && <p>{text.counting}</p>}
      {preview === null && <p>{text.previewFailure}</p>}
      {preview && <Found {...preview} />}
    </div>
  )
}

function Found({ people, held, orders, first }: Read) {
  return (
    <>
      <p>{people === 0 ? text.nobody : text.would(people)}</p>
      {first.length > 0 && (
        <ul className={css.list}>
          {first.map(({ id, fullName, lastContact }) => (
            <li key={id}>
              {text.person(fullName, lastContact === null ? '–' : formatDate(todayInParis(lastContact)))}
            </li>
          ))}
          {people > first.length && <li>{text.more(people - first.length)}</li>}
        </ul>
      )}
      {held > 0 && <p>{text.held(held)}</p>}
      {orders > 0 && <p>{text.orders(orders)}</p>}
    </>
  )
}

export type RetentionFormProps = {
  /** As read, with its version and the last nights. */
  retention: Retention
  /** Whom the chosen number of years would erase; undefined while that is read, null when it could not be. */
  preview: Preview
  saving: boolean
  /** A number of years was chosen, so that its preview is read; null for none. */
  onChoose: (years: number | null) => void
  /** Receives the change, with the version that was read. */
  onSave: (change: RetentionChange) => void
}

const NEVER = 'never'
const { min, max } = retentionLimits
const choices = [
  { value: NEVER, label: text.never },
  ...Array.from({ length: max - min + 1 }, (_, index) => ({
    value: String(min + index),
    label: text.after(min + index),
  })),
]
const yearsOf = (value: string) => (value === NEVER ? null : Number(value))

/** How long customers are kept without a contact, whom that would erase, and the latest nights. */
export function RetentionForm({ retention, preview, saving, onChoose, onSave }: RetentionFormProps) {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const [asking, setAsking] = useState(false)
  const years = chosen === undefined ? retention.years : chosen
  // Whom it would erase may not be known yet: then it is asked all the same.
  const erases = years !== null && !(preview?.people === 0 && preview.orders === 0)
  const save = () => onSave({ years, version: retention.version })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    if (erases) setAsking(true)
    else save()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <SelectField
        label={text.label}
        value={years === null ? NEVER : String(years)}
        options={choices}
        hint={years === retention.years ? undefined : text.stored(retention.years)}
        onChange={(value) => {
          setChosen(yearsOf(value))
          onChoose(yearsOf(value))
        }}
      />
      {years !== null && <RetentionPreview preview={preview} />}
      <Button type="submit" variant="contained" aria-disabled={saving} aria-busy={saving}>
        {saving ? text.saving : text.save}
      </Button>
      <Nights nights={retention.nights} />
      <ConfirmDialog
        open={asking}
        title={preview ? text.question(preview.people, preview.orders) : text.questionUncounted}
        message={text.warning}
        confirmLabel={text.confirm}
        cancelLabel={text.keep}
        onConfirm={() => {
          setAsking(false)
          save()
        }}
        onCancel={() => setAsking(false)}
      />
    </form>
  )
}

function Nights({ nights }: Pick<Retention, 'nights'>) {
  if (nights.length === 0) return null
  return (
    <>
      <h3 className={css.log}>{text.log}</h3>
      <ul className={css.list}>
        {nights.map(({ day, years, ...counts }) => (
          <li key={day}>{text.night(formatDate(day), years, counts)}</li>
        ))}
      </ul>
    </>
  )
}
