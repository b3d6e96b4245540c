import { commonMessages } from '@potager/domain/messages'
import { readPlain, readWhole } from '@potager/domain/text'
import { useState } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './NumberStepper.module.css'

export type NumberStepperProps = {
  /** Accessible name of the quantity: « Quantité de Tarte aux blettes ». */
  label: string
  value: number
  /** 0 by default. */
  min?: number
  max: number
  onChange: (value: number) => void
} & RootProps<HTMLInputElement>

/** A part of one is passed on too, for validation to say what is wrong with it. */
function readQuantity(typed: string): number {
  const text = readPlain(typed)
  return /^\d{1,6}[.,]\d{1,6}$/.test(text) ? Number(text.replace(',', '.')) : readWhole(text)
}

/**
 * A quantity with minus and plus buttons; it can also be typed. Out-of-range values are passed on, for validation to
 * reject.
 */
export function NumberStepper({ label, value, min = 0, max, onChange, className, ref }: NumberStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const number = readQuantity(typed ?? '')
    if (!Number.isNaN(number)) onChange(number)
    setTyped(null)
  }
  return (
    <div role="group" aria-label={label} className={classNames(css.stepper, className)}>
      <button
        type="button"
        aria-label={commonMessages.removeOne(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        ref={ref}
        aria-label={label}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
      />
      <button
        type="button"
        aria-label={commonMessages.addOne(label)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
