import { type Customer, type CustomerDraft, sharedContact } from '@potager/domain/customer'
import { formatPhone } from '@potager/domain/format'
import { newCustomerMessages as words } from '@potager/domain/messages'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../components/button/index.ts'
import { type RestoredFields, type ServerErrors, useRestoredFields } from '../../components/input/index.ts'
import { FormDialog } from '../../components/screen/FormDialog.tsx'
import { CustomerFields, useCustomerForm } from './CustomerFields.tsx'
import css from './customer.module.css'
import { type CustomerRestaurant, useRequiredRestaurant } from './useRequiredRestaurant.tsx'

type DoublesOfferProps = {
  /** The contact that was refused, as typed. */
  of: Pick<Customer, 'email' | 'phone'>
  doubles: readonly Customer[]
  onChoose: (customer: Customer) => void
}

/** Known customers in place of the new one; takes the focus, on no button: an answer must be meant. */
function DoublesOffer({ of, doubles, onChoose }: DoublesOfferProps) {
  const place = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => place.current?.focus(), [doubles])
  const names = doubles.map(({ fullName }) => fullName)
  return (
    <section ref={place} tabIndex={-1} className={css.offer} aria-labelledby={id}>
      <h3 id={id}>{words.isAlready(sharedContact(of, doubles), names)}</h3>
      <p>{words.mayBe}</p>
      <ul>
        {doubles.map((double) => (
          <li key={double.id}>
            <span className={css.soft}>
              {[double.phone && formatPhone(double.phone), double.email].filter(Boolean).join(' · ')}
            </span>
            <Button variant="contained" onClick={() => onChoose(double)}>
              {words.choose(double.fullName)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type NewCustomerDialogProps = {
  open: boolean
  /** What is known of the customer already. */
  start: CustomerDraft
  /** The choice of its restaurant; left out where there is nothing to choose. */
  restaurant?: CustomerRestaurant | undefined
  saving: boolean
  serverErrors: ServerErrors
  /** Why the last attempt failed, where it concerns no field; '' for none. */
  refusal: string
  /** Known customers with the phone or e-mail of the last attempt, which was refused for them. */
  doubles: readonly Customer[]
  /** What was typed in an earlier visit, and what keeps the current draft. */
  restored?: RestoredFields<CustomerDraft> | undefined
  /** Called with the draft; `confirmed` when it is nobody of the doubles that were offered. */
  onSave: (draft: CustomerDraft, confirmed: boolean) => void
  /** Called with a known customer in place of a new one. */
  onChoose: (customer: Customer) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** Makes a customer; offers known ones with the same phone or e-mail before a second one is made. */
export function NewCustomerDialog(props: NewCustomerDialogProps) {
  const { open, saving, onClose, onDirty } = props
  const [offering, setOffering] = useState(false)
  return (
    <FormDialog
      open={open}
      title={words.title}
      width="sm"
      submit={saving ? words.creating : offering ? words.createAnyway : words.create}
      saving={saving}
      demoted={offering}
      onClose={onClose}
      onDirty={onDirty}
    >
      {(form) => <NewCustomerFields {...props} {...form} onOffering={setOffering} />}
    </FormDialog>
  )
}

type Contact = Pick<CustomerDraft, 'email' | 'phone'>

type NewCustomerFieldsProps = Omit<NewCustomerDialogProps, 'onDirty'> & {
  id: string
  onDirty: (dirty: boolean) => void
  onOffering: (offering: boolean) => void
}

function NewCustomerFields(props: NewCustomerFieldsProps) {
  const { id, start, saving, serverErrors, refusal, doubles, restored, onSave, onChoose, onDirty, onOffering } = props
  const form = useCustomerForm({ start, serverErrors, onDirty })
  useRestoredFields(form, restored)
  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] })
  const { select, settle } = useRequiredRestaurant(props.restaurant, undefined, serverErrors.restaurantId)
  const [sent, setSent] = useState<Contact | null>(null)
  // The offer is about the contact that was sent: it ends with another one.
  const offering = doubles.length > 0 && sent?.email === email && sent.phone === phone

  const begin = useEffectEvent(() => {
    if (props.restaurant !== undefined || Object.keys(serverErrors).length > 0) return
    // The name is known where the dialog was opened from a search for it.
    form.setFocus(start.fullName === '' ? 'fullName' : 'phone')
  })
  useEffect(() => {
    // The dialog is hidden until its first frame.
    const frame = requestAnimationFrame(begin)
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    onOffering(offering)
    return () => onOffering(false)
  }, [offering, onOffering])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    await form.handleSubmit((typed) => {
      if (!settle()) return
      setSent({ email: typed.email, phone: typed.phone })
      onSave(typed, offering)
    }, settle)(event)
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      {select}
      <CustomerFields control={form.control} />
      <div role="alert">{refusal && !offering && <p className={css.refusal}>{refusal}</p>}</div>
      {offering && <DoublesOffer of={{ email, phone }} doubles={doubles} onChoose={onChoose} />}
    </form>
  )
}
