import { originMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { supports } from '../services.ts'

// By name: the call's own code belongs to the public site.
const consultAssistant = { name: 'consultAssistant', extension: true } as const

/** Leads from an empty list to the assistant, whose visitors fill it; nothing before a backend without one. */
export function AssistantOrigin() {
  return supports(consultAssistant) && <Origin to={paths.assistant} label={words.assistant} />
}

/** Leads from an empty list of reviews to who may write one. */
export function ReviewOrigin() {
  return <Origin to={paths.reviewRules} label={words.reviews} />
}

/** Leads from an empty list of notices to the restaurants' pages, which show the published reviews. */
export function NoticeOrigin() {
  return <Origin to={paths.home} label={words.site} />
}

/** Leads from an empty list of accounts to where people make theirs. */
export function AccountOrigin() {
  return <Origin to={paths.register} label={words.registration} />
}

/** A page of the public site, thus a plain link. */
function Origin({ to, label }: { to: string; label: string }) {
  return (
    <Button href={to} variant="outlined" size="small">
      {label}
    </Button>
  )
}
