import { Labelled, type SiteControlProps } from './Fields.tsx'

/** A text of several lines, with its label, hint and error message. */
export function SiteTextArea({ label, error, hint, className, ...area }: SiteControlProps<'textarea'>) {
  return (
    <Labelled label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Labelled>
  )
}
