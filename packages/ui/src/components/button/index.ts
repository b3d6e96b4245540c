export { Button, type ButtonProps } from './Button.tsx'
export { PhoneLink, type PhoneLinkProps, TextLink, type TextLinkProps } from './TextLink.tsx'
