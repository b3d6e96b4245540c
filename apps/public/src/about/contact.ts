/** The link of an e-mail address; nothing without one. */
export const mailHref = (email: string | undefined): { href?: string } => (email ? { href: `mailto:${email}` } : {})

/** The link of a phone number; nothing without one. */
export const phoneHref = (phone: string | undefined): { href?: string } =>
  phone ? { href: `tel:${phone.replace(/[^+\d]/g, '')}` } : {}
