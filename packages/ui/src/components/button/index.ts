export { Button, type ButtonProps } from './Button.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
