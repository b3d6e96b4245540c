import { publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { LinkButton, PlainPage } from '@potager/ui/site'

/** The 404 page. */
export function MissingPage() {
  return (
    <PlainPage title={publicMessages.missingTitle} drawing="empty-plate">
      <p>{publicMessages.missingText}</p>
      <LinkButton href={paths.home}>{publicMessages.backHome}</LinkButton>
    </PlainPage>
  )
}
