import { type ReactNode, useState } from 'react'

type FromButtonProps = { children: (open: boolean, close: () => void) => ReactNode }

/** A page whose button opens what is shown: where the focus comes from, and where it is expected back. */
export function FromButton({ children }: FromButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      {children(open, () => setOpen(false))}
    </>
  )
}
