import { orderFieldLabels as labels, orderWizardMessages as text } from '@potager/domain/messages'
import { type Handover, orderLimits } from '@potager/domain/order'
import { useEffect, useRef } from 'react'
import { TimeInput } from '../../../components/date/index.ts'
import { Field } from '../../../components/input/Field.tsx'
import { TextField } from '../../../components/input/index.ts'
import css from './HandoverFields.module.css'

type HandoverFieldsProps = {
  value: Handover
  delivery: boolean
  phoneError: string | undefined
  onChange: (value: Handover) => void
}

/** When an order is wanted, and for a delivery where and whom to call: as much of it as was said on the telephone. */
export function HandoverFields({ value, delivery, phoneError, onChange }: HandoverFieldsProps) {
  const phone = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    // On a phone it may be below the bar that refused to go on.
    if (phoneError) phone.current?.focus()
  }, [phoneError])
  const change = (part: Partial<Handover>) => onChange({ ...value, ...part })
  return (
    <div className={css.fields}>
      <Field label={labels.wantedTime} className={css.time}>
        {(control) => <TimeInput {...control} value={value.time} onChange={(time) => change({ time })} />}
      </Field>
      {delivery && (
        <>
          <Field label={labels.address} className={css.address}>
            {(control) => (
              <input
                {...control}
                maxLength={orderLimits.address.max}
                autoComplete="off"
                value={value.address}
                onChange={(event) => change({ address: event.target.value })}
              />
            )}
          </Field>
          <TextField
            ref={phone}
            className={css.phone}
            label={labels.phone}
            hint={text.phoneHint}
            error={phoneError}
            inputMode="tel"
            autoComplete="off"
            value={value.phone}
            onChange={(typed) => change({ phone: typed })}
          />
        </>
      )}
    </div>
  )
}
