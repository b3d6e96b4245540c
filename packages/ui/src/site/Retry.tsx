import { commonMessages } from '@potager/domain/messages'
import type { RootProps } from '../foundations/root/index.ts'
import { SiteButton } from './Button.tsx'

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
