import { type Customer, type CustomerCard, MERGE_UNDO_HOURS } from '@potager/domain/customer'
import { formatInstant, formatPhone } from '@potager/domain/format'
import {
  commonMessages,
  customerFieldLabels as labels,
  mergeCustomersMessages as words,
} from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { CustomerPicker, type CustomerPickerProps } from '../../components/input/index.ts'
import { DetailDialog, Facts } from '../../components/screen/index.ts'
import css from './customer.module.css'
import { bookingsOf, lastSeenOf } from './customer-words.ts'

export type MergeCustomersDialogProps = {
  open: boolean
  /** The page that stays. */
  kept: CustomerCard
  /** Finds the double; not `kept` itself. */
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'loading' | 'error'>
  /** The customer chosen as the double, and its page once it is read. */
  chosen: Customer | null
  /** The duplicate's record; null until it is read. */
  double: CustomerCard | null
  /** Why the double could not be read, or the merge was refused; '' for neither. */
  failure: string
  merging: boolean
  /** Whether the server can undo a merge. */
  undoable: boolean
  /** Receives null to choose another. */
  onChoose: (customer: Customer | null) => void
  /** Makes the double the page that stays. */
  onSwap: () => void
  onMerge: () => void
  onClose: () => void
}

/** Merges a customer with its double: find it, compare both, then confirm. */
export function MergeCustomersDialog(props: MergeCustomersDialogProps) {
  const { open, kept, search, chosen, double, failure, merging, onChoose, onSwap, onMerge, onClose } = props
  return (
    <DetailDialog
      open={open}
      title={words.title(kept.fullName)}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          {double && (
            <>
              <Button variant="outlined" aria-disabled={merging} onClick={() => !merging && onSwap()}>
                {words.swap}
              </Button>
              <Button
                variant="contained"
                aria-disabled={merging}
                aria-busy={merging}
                onClick={() => !merging && onMerge()}
              >
                {merging ? words.merging : words.confirm}
              </Button>
            </>
          )}
        </>
      }
      onClose={() => !merging && onClose()}
    >
      <div className={css.body}>
        {!chosen && <p>{words.intro}</p>}
        <CustomerPicker {...search} value={chosen} onChange={(customer) => !merging && onChoose(customer)} />
        <div role="alert">{failure && <p className={css.failure}>{failure}</p>}</div>
        <div role="status">{chosen && !double && !failure && <p>{words.reading}</p>}</div>
        {double && <Pair {...props} double={double} />}
      </div>
    </DetailDialog>
  )
}

type PairProps = Pick<MergeCustomersDialogProps, 'kept' | 'undoable'> & { double: CustomerCard }

function Pair({ kept, double, undoable }: PairProps) {
  const { orders, bookings, reviews } = double
  const moved = [
    ...(orders > 0 ? [words.orders(orders)] : []),
    ...(bookings > 0 ? [words.bookings(bookings)] : []),
    ...(reviews > 0 ? [words.reviews(reviews)] : []),
  ]
  return (
    <>
      <div className={css.sides}>
        <Side title={words.kept} of={kept} kept />
        <Side title={words.double} of={double} />
      </div>
      <div className={css.follows}>
        <h3>{words.follows}</h3>
        <ul>
          <li>{words.moved(moved)}</li>
          <li>{words.filled}</li>
          <li>{words.gone}</li>
          {undoable && <li>{words.undoable(MERGE_UNDO_HOURS)}</li>}
        </ul>
      </div>
    </>
  )
}

function Side({ title, of, kept = false }: { title: string; of: CustomerCard; kept?: boolean }) {
  const id = useId()
  return (
    <section className={kept ? `${css.side} ${css.kept}` : css.side} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Facts
        facts={[
          [labels.fullName, of.fullName],
          [labels.phone, of.phone ? formatPhone(of.phone) : words.none],
          [labels.email, of.email || words.none],
          [labels.note, of.note || words.none],
          [labels.orders, of.orders],
          [labels.bookings, bookingsOf(of)],
          [labels.lastSeen, lastSeenOf(of)],
          [labels.createdAt, formatInstant(of.createdAt)],
        ]}
      />
    </section>
  )
}
