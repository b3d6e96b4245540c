import { requestMessages } from '@potager/domain/messages'
import { SiteTextField } from '@potager/ui/site'
import css from './Trap.module.css'

type TrapProps = {
  name: string
  defaultValue?: string | undefined
  error?: string | undefined
  autoFocus?: boolean
}

/** A field for programs; shown to a person whose browser filled it in, so that they can empty it. */
export function Trap({ error, ...field }: TrapProps) {
  return (
    <div className={error ? undefined : css.trap} aria-hidden={error ? undefined : true}>
      <SiteTextField
        {...field}
        label={requestMessages.website}
        error={error}
        autoComplete="off"
        {...(error ? {} : { tabIndex: -1 })}
      />
    </div>
  )
}
