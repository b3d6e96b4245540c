import { formatDate } from '@potager/domain/format'
import { retentionScreenMessages as text } from '@potager/domain/messages'
import type { RetentionPreview as Read } from '@potager/domain/retention'
import { todayInParis } from '@potager/domain/time'
import css from './RetentionForm.module.css'

/** Undefined while it is read, null when it could not be. */
export type Preview = Read | null | undefined

/** Whom a number of years would erase the coming night. */
export function RetentionPreview({ preview }: { preview: Preview }) {
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
