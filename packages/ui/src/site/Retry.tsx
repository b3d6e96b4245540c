import { commonMessages } from '@potager/domain/messages'
import { Button } from './Button.tsx'

/** « Réessayer »: asks for the page again where no script runs, else does what `onRetry` says. */
export function Retry({ href, onRetry }: { href: string; onRetry: () => void }) {
  return (
    <form
      action={href}
      onSubmit={(event) => {
        event.preventDefault()
        onRetry()
      }}
    >
      <Button type="submit">{commonMessages.retry}</Button>
    </form>
  )
}
