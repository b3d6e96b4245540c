import { house } from '@potager/domain/config'
import { type RefObject, useEffect } from 'react'

/**
 * Prints what an open modal dialog shows, under the name of the house: a copy of it is in the page while the page is
 * printed. The dialog itself is in the browser's top layer, whose boxes end with the paper.
 * @param className of the copy
 */
export function usePrintedCopy(dialog: RefObject<HTMLElement | null>, open: boolean, className: string | undefined) {
  useEffect(() => {
    if (!open) return
    let copy: HTMLElement | undefined
    const remove = () => {
      copy?.remove()
      copy = undefined
    }
    const put = () => {
      remove()
      copy = document.createElement('div')
      copy.className = className ?? ''
      const head = document.createElement('p')
      head.textContent = house.name
      copy.append(head, ...Array.from(dialog.current?.childNodes ?? [], (node) => node.cloneNode(true)))
      document.body.append(copy)
    }
    window.addEventListener('beforeprint', put)
    window.addEventListener('afterprint', remove)
    return () => {
      window.removeEventListener('beforeprint', put)
      window.removeEventListener('afterprint', remove)
      remove()
    }
  }, [dialog, open, className])
}
