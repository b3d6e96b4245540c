import { Button } from '@potager/ui/button'
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'

/** Whether the story is on a documentation page, among others. */
export const OnPage = createContext(false)

type StoryButtonProps = { onClick?: () => void; children: string }

/** A story's own button, which stands for an action of the page. */
export function StoryButton({ onClick, children }: StoryButtonProps) {
  return (
    <Button variant="outlined" onClick={onClick}>
      {children}
    </Button>
  )
}

type FromButtonProps = { children: (open: boolean, close: () => void) => ReactNode }

/**
 * Opens its content by a button, so that focus restoration can be tested. On a documentation page, which nobody plays,
 * it starts open.
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

/** A dialog opened by a button; closing it also calls its own `onClose`. */
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
