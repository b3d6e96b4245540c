import { phoneAddress } from '@potager/domain/format'

/** `href` of an e-mail address; {} without one. */
export const mailHref = (email: string | undefined): { href?: string } => (email ? { href: `mailto:${email}` } : {})

/** `href` of a phone number; {} without one. */
export const phoneHref = (phone: string | undefined): { href?: string } => (phone ? { href: phoneAddress(phone) } : {})
