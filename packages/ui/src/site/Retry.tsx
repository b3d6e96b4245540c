import { commonMessages } from '@potager/domain/messages'
import { Component, type ReactNode } from 'react'
import type { RootProps } from '../foundations/root/index.ts'
import { SiteButton } from './Button.tsx'

/** An error boundary: renders `fallback` instead of content that throws. */
export class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

export type RetryProps = { href: string; onRetry: () => void } & RootProps<HTMLFormElement>

/** « Réessayer »: reloads the page without a script, else calls `onRetry`. */
export function Retry({ href, onRetry, ...root }: RetryProps) {
  return (
    <form
      {...root}
      action={href}
      onSubmit={(event) => {
        event.preventDefault()
        onRetry()
      }}
    >
      <SiteButton type="submit">{commonMessages.retry}</SiteButton>
    </form>
  )
}
