import { dishLimits, groupByCategory } from '@potager/domain/dish'
import { formatInstant, formatMoney } from '@potager/domain/format'
import { dishFieldErrors as errors, offerStateLabels, restaurantMenuMessages as text } from '@potager/domain/messages'
import {
  differsFromGroup,
  type MenuEntry,
  type OfferState,
  offerStateAt,
  offerStates,
} from '@potager/domain/restaurant-menu'
import type { Instant } from '@potager/domain/time'
import { useEffect, useId, useRef, useState } from 'react'
import { ErrorState, ListSkeleton } from '../../components/feedback/index.ts'
import css from '../../components/input/form.module.css'
import { MoneyField } from '../../components/input/index.ts'
import { categoryLabel } from '../dish/category-label.ts'
import own from './restaurant-menu.module.css'

type OwnPriceFormProps = {
  entry: MenuEntry
  /** Resolves to why the price could not be changed, or to null. */
  onPrice: (entry: MenuEntry, price: number | null) => Promise<string | null>
  onDone: () => void
}

function problemOf(price: number | null): string | null {
  if (price === null || Number.isNaN(price)) return errors.priceRequired
  if (price < dishLimits.price.min) return errors.priceMin
  if (price > dishLimits.price.max) return errors.priceMax
  return Number.isInteger(price) ? null : errors.priceCents
}

/** The price of a dish in one restaurant; after a refusal it stays as typed. Escape leaves the price alone. */
function OwnPriceForm({ entry, onPrice, onDone }: OwnPriceFormProps) {
  const [price, setPrice] = useState<number | null>(entry.ownPrice ?? entry.groupPrice)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('input')?.focus()
  useEffect(focusField, [])

  async function save(wanted: number | null) {
    if (saving) return
    setSaving(true)
    const refusal = await onPrice(entry, wanted)
    setSaving(false)
    if (refusal === null) return onDone()
    setProblem(refusal)
    focusField()
  }

  function submit() {
    const wrong = problemOf(price)
    setProblem(wrong)
    if (wrong === null) void save(price)
    else focusField()
  }

  return (
    <form
      ref={form}
      className={own.edit}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onDone()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MoneyField label={text.priceOf(entry.name)} value={price} error={problem ?? undefined} onChange={setPrice} />
      <button type="submit" className={css.secondary} aria-disabled={saving}>
        {text.save}
      </button>
      {entry.ownPrice !== null && (
        <button type="button" className={css.quiet} aria-disabled={saving} onClick={() => void save(null)}>
          {text.useGroupPrice}
        </button>
      )}
      <button type="button" className={css.quiet} onClick={onDone}>
        {text.cancel}
      </button>
    </form>
  )
}

export type RestaurantMenuSectionProps = {
  /** Every dish of the group with what the restaurant makes of it; null while loading. */
  entries: readonly MenuEntry[] | null
  /** Decides which dishes are back. */
  now: Instant
  failure?: string | null
  onRetry: () => void
  onState: (entry: MenuEntry, state: OfferState) => void
  /** Gives a dish a price here, null for the group's. Resolves to why it could not, or to null. */
  onPrice: (entry: MenuEntry, price: number | null) => Promise<string | null>
}

export type RestaurantMenuListProps = RestaurantMenuSectionProps & {
  /** Whether categories in which all is as the group has it begin closed. */
  folded?: boolean
  /** Called with whether a price is being typed. */
  onEditing?: (editing: boolean) => void
}

/** The dishes of the group by category: on the restaurant's menu or not, and at what price. */
export function RestaurantMenuList(props: RestaurantMenuListProps) {
  const { entries, failure, onRetry, onEditing } = props
  const [edited, setEdited] = useState<string | null>(null)
  const edit = (dishId: string | null) => {
    setEdited(dishId)
    onEditing?.(dishId !== null)
  }
  if (failure) return <ErrorState message={failure} onRetry={onRetry} />
  if (!entries) return <ListSkeleton rows={4} />
  return (
    <>
      <p className={own.lead}>{text.lead}</p>
      <p className={own.lead}>{text.untilTomorrow}</p>
      {entries.length === 0 && <p className={own.lead}>{text.none}</p>}
      {groupByCategory(entries).map(({ category, dishes }) => (
        <Category key={category} category={category} {...props} entries={dishes} edited={edited} onEdit={edit} />
      ))}
    </>
  )
}

type CategoryProps = Omit<RestaurantMenuListProps, 'entries'> & {
  category: string
  entries: readonly MenuEntry[]
  edited: string | null
  onEdit: (dishId: string | null) => void
}

function Category({ category, entries, edited, folded = false, ...props }: CategoryProps) {
  const id = useId()
  const changed = entries.filter((entry) => differsFromGroup(entry, props.now)).length
  // What somebody opened stays open when the menu is read again.
  const [open, setOpen] = useState(!folded || changed > 0)
  return (
    <details className={own.category} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3 id={id}>{categoryLabel(category)}</h3>
        <span className={own.note}>{text.counted(entries.length, changed)}</span>
      </summary>
      <ul className={own.list} aria-labelledby={id}>
        {entries.map((entry) => (
          <Line key={entry.dishId} entry={entry} editing={edited === entry.dishId} {...props} />
        ))}
      </ul>
    </details>
  )
}

type LineProps = Pick<CategoryProps, 'now' | 'onState' | 'onPrice' | 'onEdit'> & { entry: MenuEntry; editing: boolean }

function Line({ entry, editing, now, onState, onPrice, onEdit }: LineProps) {
  const state = offerStateAt(entry, now)
  const back = state === 'UNTIL_TOMORROW' && entry.offUntil !== null ? text.back(formatInstant(entry.offUntil)) : null
  const note = entry.available ? back : text.notInGroup
  return (
    <li>
      <span className={own.dish}>
        <strong>{entry.name}</strong>
        {note && <span className={own.note}>{note}</span>}
      </span>
      <Price entry={entry} editing={editing} onPrice={onPrice} onEdit={onEdit} />
      <select
        aria-label={text.stateOf(entry.name)}
        data-state={state}
        value={state}
        onChange={(event) => {
          const chosen = offerStates[event.target.selectedIndex]
          if (chosen) onState(entry, chosen)
        }}
      >
        {offerStates.map((one) => (
          <option key={one} value={one}>
            {offerStateLabels[one]}
          </option>
        ))}
      </select>
    </li>
  )
}

function Price({ entry, editing, onPrice, onEdit }: Pick<LineProps, 'entry' | 'editing' | 'onPrice' | 'onEdit'>) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (editing) return <OwnPriceForm entry={entry} onPrice={onPrice} onDone={() => onEdit(null)} />
  return (
    <span className={own.price}>
      <span className="figures">{formatMoney(entry.ownPrice ?? entry.groupPrice)}</span>
      {entry.ownPrice !== null && <span className={own.note}>{text.groupPrice(entry.groupPrice)}</span>}
      <button
        ref={button}
        type="button"
        className={css.quiet}
        aria-label={text.changePriceOf(entry.name)}
        onClick={() => onEdit(entry.dishId)}
      >
        {text.changePrice}
      </button>
    </span>
  )
}
