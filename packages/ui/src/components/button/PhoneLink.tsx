import { formatPhone, phoneAddress } from '@potager/domain/format'
import type { RootProps } from '../../foundations/root/index.ts'
import { TextLink } from './TextLink.tsx'

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
