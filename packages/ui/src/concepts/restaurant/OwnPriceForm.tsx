import { dishLimits } from '@potager/domain/dish'
import { dishFieldErrors as errors, restaurantMenuMessages as text } from '@potager/domain/messages'
import type { MenuEntry } from '@potager/domain/restaurant-menu'
import { useEffect, useRef, useState } from 'react'
import css from '../../components/input/form.module.css'
import { MoneyField } from '../../components/input/index.ts'
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
export function OwnPriceForm({ entry, onPrice, onDone }: OwnPriceFormProps) {
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
