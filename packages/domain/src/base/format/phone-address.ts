/** What a link to a phone number leads to, however it is written: 'tel:+33612345678'. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
