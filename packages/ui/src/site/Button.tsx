import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './Button.module.css'

/**
 * Mouse-down handler for a form's buttons: prevents the blur of the current field. An error message appearing on blur
 * would move the button away from the pointer, and the click would miss it.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault()
}

type Look = { look?: 'primary' | 'secondary' }

export type SiteButtonProps = Look & { pending?: boolean } & ComponentProps<'button'>

export type LinkButtonProps = Look & {
  href: string
  children: ReactNode
  /** Called when it is followed, for another way if the device allows. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
} & RootProps<HTMLAnchorElement>

/** A button; while pending it stays focusable but ignores clicks. */
export function SiteButton({ look = 'secondary', pending = false, onClick, className, ...button }: SiteButtonProps) {
  return (
    <button
      type="button"
      onMouseDown={button.type === 'submit' ? stayInField : undefined}
      {...button}
      className={classNames(css.button, css[look], className)}
      {...(pending ? { 'aria-disabled': true } : {})}
      {...(pending ? {} : { onClick })}
    />
  )
}

/** A link styled as a button. */
export function LinkButton({ look = 'secondary', href, children, onClick, className, ref }: LinkButtonProps) {
  return (
    <a ref={ref} href={href} {...(onClick ? { onClick } : {})} className={classNames(css.button, css[look], className)}>
      {children}
    </a>
  )
}
