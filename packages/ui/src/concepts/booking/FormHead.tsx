import { bookingFormMessages } from '@potager/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import form from '../../components/input/form.module.css'
import css from './FormHead.module.css'

const words = bookingFormMessages.draft

type FormHeadProps = {
  back: ReactNode
  title: string
  begunAgain?: boolean | undefined
  onAfresh?: (() => void) | undefined
  onOwnPlace?: (() => void) | undefined
}

/** Back link, title, and a notice when the form was restored from a draft. */
export function FormHead({ back, title, begunAgain = false, onAfresh, onOwnPlace }: FormHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begunAgain) heading.current?.focus()
  }, [begunAgain])
  return (
    <>
      {back}
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {title}
      </h1>
      {onAfresh && (
        <div className={css.found}>
          <p>{onOwnPlace ? `${words.found} ${words.placed}` : words.found}</p>
          <div>
            {onOwnPlace && (
              <button type="button" onClick={onOwnPlace}>
                {words.ownPlace}
              </button>
            )}
            <button type="button" onClick={onAfresh}>
              {words.afresh}
            </button>
          </div>
        </div>
      )}
    </>
  )
}
