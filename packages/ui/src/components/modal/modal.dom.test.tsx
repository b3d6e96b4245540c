import { openHouse } from '@potager/domain/config'
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePrintedCopy } from '../screen/DetailDialog.tsx'
import { useModal } from './useModal.ts'

describe('useModal', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  const keep = 'Garder'
  const photo = 'Photo'

  type AskingProps = Parameters<typeof useModal>[0] & { named: string; sentOpen?: true; children?: ReactNode }

  function Asking({ named, sentOpen, children, ...options }: AskingProps) {
    const modal = useModal(options)
    return (
      <dialog {...modal} aria-label={named} {...(sentOpen ? { open: true } : {})}>
        <button type="button">{keep}</button>
        {children}
      </dialog>
    )
  }

  const dialogOf = (label: string) => screen.getByLabelText<HTMLDialogElement>(label)
  const cancel = () => new Event('cancel', { cancelable: true })

  describe('a modal dialog', () => {
    it('is shown while it is open, and then closed', () => {
      const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
      const onClose = vi.fn<() => void>()
      const onShown = vi.fn<(dialog: HTMLDialogElement) => void>()
      const options = { named: 'Question', onClose, onShown }
      const { rerender } = render(<Asking {...options} open={false} />)
      expect(showModal).not.toHaveBeenCalled()
      rerender(<Asking {...options} open />)
      expect(dialogOf('Question').open).toBe(true)
      expect(onShown).toHaveBeenCalledExactlyOnceWith(dialogOf('Question'))
      rerender(<Asking {...options} open />)
      expect(showModal).toHaveBeenCalledOnce()
      rerender(<Asking {...options} open={false} />)
      expect(dialogOf('Question').open).toBe(false)
      expect(onClose).not.toHaveBeenCalled()
    })

    it('is made modal when the server rendered it open', () => {
      const openBefore: boolean[] = []
      vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: Element) {
        openBefore.push(this.hasAttribute('open'))
      })
      render(<Asking named="Plat" sentOpen onClose={vi.fn<() => void>()} />)
      expect(openBefore).toEqual([false])
    })

    it('closes when it is removed, so that the browser gives the focus back', () => {
      const { unmount } = render(
        <StrictMode>
          <Asking named="Plat" onClose={vi.fn<() => void>()} />
        </StrictMode>,
      )
      const dialog = dialogOf('Plat')
      expect(dialog.open).toBe(true)
      unmount()
      expect(dialog.open).toBe(false)
    })
  })

  describe('Escape', () => {
    it('calls onClose once, leaves the dialog open and does not propagate', () => {
      const onClose = vi.fn<() => void>()
      const around = vi.fn<() => void>()
      render(
        <div onKeyDown={around}>
          <Asking named="Question" onClose={onClose} />
        </div>,
      )
      const browserGoesOn = fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
      expect(onClose).toHaveBeenCalledOnce()
      expect(browserGoesOn).toBe(false)
      expect(around).not.toHaveBeenCalled()
      expect(dialogOf('Question').open).toBe(true)
    })

    it('is ignored when a child has handled it or an input method composes', () => {
      const onClose = vi.fn<() => void>()
      render(
        <Asking named="Question" onClose={onClose}>
          <input onKeyDown={(event) => event.preventDefault()} />
        </Asking>,
      )
      fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
      fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape', isComposing: true })
      fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
      expect(onClose).not.toHaveBeenCalled()
    })
  })

  describe('a close request of the browser', () => {
    it('is prevented and reported to onClose', () => {
      const onClose = vi.fn<() => void>()
      render(<Asking named="Question" onClose={onClose} />)
      const event = cancel()
      fireEvent(dialogOf('Question'), event)
      expect(event.defaultPrevented).toBe(true)
      expect(onClose).toHaveBeenCalledOnce()
    })

    it('is reported to its own dialog, not to the one around it', () => {
      const outer = vi.fn<() => void>()
      const inner = vi.fn<() => void>()
      const around = vi.fn<() => void>()
      render(
        <dialog open onClose={around} onCancel={around}>
          <Asking named="Fiche" onClose={outer}>
            <Asking named="Question" onClose={inner} />
          </Asking>
        </dialog>,
      )
      fireEvent(dialogOf('Question'), cancel())
      dialogOf('Question').close()
      expect(inner).toHaveBeenCalledTimes(2)
      expect(outer).not.toHaveBeenCalled()
      expect(around).not.toHaveBeenCalled()
    })

    it('does not include the cancel of a file input inside', () => {
      const onClose = vi.fn<() => void>()
      render(
        <Asking named="Fiche" onClose={onClose}>
          <input type="file" aria-label={photo} />
        </Asking>,
      )
      fireEvent(screen.getByLabelText(photo), new Event('cancel', { bubbles: true }))
      expect(onClose).not.toHaveBeenCalled()
    })

    it('without a cancel event is undone before onClose is called', () => {
      const openWhenTold: boolean[] = []
      render(<Asking named="Fiche" onClose={() => openWhenTold.push(dialogOf('Fiche').open)} />)
      dialogOf('Fiche').close()
      expect(openWhenTold).toEqual([true])
    })

    it('is ignored when its close event comes after the dialog was shown again', () => {
      const onClose = vi.fn<() => void>()
      render(<Asking named="Fiche" onClose={onClose} />)
      fireEvent(dialogOf('Fiche'), new Event('close'))
      expect(onClose).not.toHaveBeenCalled()
    })
  })
})

describe('DetailDialog', () => {
  afterEach(() => openHouse())

  it('copies a dialog into the page once while it is printed, and only while the dialog is open', () => {
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<h2>Commande</h2>'
    const copies = () => [...document.querySelectorAll('body > .printed')].map(({ innerHTML }) => innerHTML)
    const { rerender } = renderHook(({ open }) => usePrintedCopy({ current: dialog }, open, 'printed'), {
      initialProps: { open: true },
    })
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(copies()).toEqual(['<p>Potager</p><h2>Commande</h2>'])
    window.dispatchEvent(new Event('afterprint'))
    expect(copies()).toEqual([])
    window.dispatchEvent(new Event('beforeprint'))
    rerender({ open: false })
    expect(copies()).toEqual([])
    window.dispatchEvent(new Event('beforeprint'))
    expect(copies()).toEqual([])
  })

  it('has the current name of the house above the printed copy [HOU-08]', () => {
    openHouse({ name: 'Le Jardin & Fils', sentence: '' })
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<h2>Commande</h2>'
    renderHook(() => usePrintedCopy({ current: dialog }, true, 'printed'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('body > .printed')?.firstElementChild?.textContent).toBe('Le Jardin & Fils')
  })
})
