import { assistantPageMessages as words } from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { Illustration } from '../../foundations/illustration/index.ts'
import css from './Assistant.module.css'

export type WelcomeProps = {
  /** The assistant's greeting; null once it has answered. */
  message: string | null
  /** Whether the message explains why there is no form; it is then a status. */
  urgent?: boolean
  children?: ReactNode
}

/** The top of the page: title, emergency notice and the assistant's message. */
export function Welcome({ message, urgent = false, children }: WelcomeProps) {
  return (
    <div className={css.page}>
      <div className={css.opening}>
        <h1>{words.title}</h1>
        <p className={css.intro}>{words.intro}</p>
        <p className={css.emergency}>{words.emergency}</p>
        {message !== null && (
          <div className={css.speech}>
            <Illustration name="pea-pod" />
            <p className={css.bubble} role={urgent ? 'status' : undefined} data-urgent={urgent}>
              <span className="visually-hidden">{words.says} : </span>
              <span>{message}</span>
            </p>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

/** Why the server refused a question or a report. */
export function AssistantRefusal({ message }: { message: string }) {
  return (
    <p role="alert" tabIndex={-1} data-refused className={css.refusal}>
      {message}
    </p>
  )
}
