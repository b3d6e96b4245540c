import { type ComponentType, type ReactNode, useState } from 'react'

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

type Openable = { open: boolean; onClose: () => void }

/** A dialog that the button of a page opens, and that closes when it asks to; `onClose` of its properties hears it too. */
export function OpenedDialog<Props extends Openable>({
  of: Dialog,
  props,
}: {
  of: ComponentType<Props>
  props: Props
}) {
  return (
    <FromButton>
      {(open, close) => (
        <Dialog
          {...props}
          open={open}
          onClose={() => {
            props.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  )
}
