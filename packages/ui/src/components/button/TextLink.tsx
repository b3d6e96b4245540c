import { formatPhone, phoneAddress } from '@potager/domain/format'
import type { AriaAttributes, ElementType, ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './TextLink.module.css'

export type TextLinkProps = AriaAttributes & {
  /** Renders this instead of an `<a>`, such as the router's link or a button that opens something in place. */
  component?: ElementType
  /** Address for the link of a router, with `component`. */
  to?: string
  href?: string
  /** Needed if `component` is a button. */
  type?: 'button'
  onClick?: () => void
  children: ReactNode
} & RootProps<HTMLAnchorElement>

/** An inline link whose text names its target, for rows and sentences. */
export function TextLink({ component: Root = 'a', className, ...rest }: TextLinkProps) {
  return <Root {...rest} className={classNames(css.link, className)} />
}

export type PhoneLinkProps = {
  /** As it is stored. */
  phone: string
} & RootProps<HTMLAnchorElement>

/** A phone number as it is read in France, as a link that calls it. */
export const PhoneLink = ({ phone, ...root }: PhoneLinkProps) => (
  <TextLink {...root} href={phoneAddress(phone)}>
    {formatPhone(phone)}
  </TextLink>
)
