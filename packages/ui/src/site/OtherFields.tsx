import { Labelled, type SiteControlProps } from './Fields.tsx'

/** A choice of the browser's own, with its label, hint and error message; the options are its children. */
export function SiteSelect({ label, error, hint, className, ...select }: SiteControlProps<'select'>) {
  return (
    <Labelled label={label} error={error} hint={hint} className={className}>
      {(control) => <select {...select} {...control} />}
    </Labelled>
  )
}

/** A text of several lines, with its label, hint and error message. */
export function SiteTextArea({ label, error, hint, className, ...area }: SiteControlProps<'textarea'>) {
  return (
    <Labelled label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Labelled>
  )
}
