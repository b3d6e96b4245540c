import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './Button.module.css'
import { stayInField } from './stay-in-field.ts'

type Look = { look?: 'primary' | 'secondary' }

/** A button; a pending one stays reachable and takes no click. */
export function Button({
  look = 'secondary',
  pending = false,
  onClick,
  ...button
}: Look & { pending?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      onMouseDown={button.type === 'submit' ? stayInField : undefined}
      {...button}
      className={`${css.button} ${css[look]}`}
      {...(pending ? { 'aria-disabled': true } : {})}
      {...(pending ? {} : { onClick })}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({ look = 'secondary', href, children }: Look & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${css.button} ${css[look]}`}>
      {children}
    </a>
  )
}
