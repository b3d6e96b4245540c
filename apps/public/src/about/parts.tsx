import type { Publisher } from '@potager/domain/config'
import { aboutMessages as text } from '@potager/domain/messages'
import { mailHref, phoneHref } from './contact.ts'

/** How to reach the publisher, in one sentence; without any contact it refers to the restaurants. */
export function ContactLine({ publisher: { email, phone } }: { publisher: Publisher }) {
  if (!email && !phone) return <p>{text.noContact}</p>
  return (
    <p>
      {text.contact} {email ? <a {...mailHref(email)}>{email}</a> : null}
      {email && phone ? ' · ' : null}
      {phone ? <a {...phoneHref(phone)}>{phone}</a> : null}
    </p>
  )
}

/** A list of sentences. */
export function Items({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
