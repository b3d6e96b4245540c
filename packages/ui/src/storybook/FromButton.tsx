import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { Button } from '../components/button/index.ts'

/** Whether stories are shown one under another, on a page of documentation. */
export const OnPage = createContext(false)

type StoryButtonProps = { onClick?: () => void; children: string }

/** What a story has beside the component it shows: what the page would do. */
export function StoryButton({ onClick, children }: StoryButtonProps) {
  return (
    <Button variant="outlined" onClick={onClick}>
      {children}
    </Button>
  )
}

type FromButtonProps = { children: (open: boolean, close: () => void) => ReactNode }

/**
 * A page whose button opens what is shown: where the focus comes from, and where it is expected back. A page of documentation
 * is read, not played: there it is open from the start.
 */
export function FromButton({ children }: FromButtonProps) {
  const [open, setOpen] = useState(use(OnPage))
  return (
    <>
      <StoryButton onClick={() => setOpen(true)}>Ouvrir</StoryButton>
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
