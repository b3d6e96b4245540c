export { Button, type ButtonProps } from './Button.tsx'
export { PhoneLink, type PhoneLinkProps } from './PhoneLink.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
