import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrintedCopy } from './usePrintedCopy.ts'

it('puts what a dialog shows into the page while it is printed, once, and only while the dialog is open', () => {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<h2>Commande</h2>'
  const copies = () => [...document.querySelectorAll('body > .printed')].map(({ innerHTML }) => innerHTML)
  const { rerender } = renderHook(({ open }) => usePrintedCopy({ current: dialog }, open, 'printed'), {
    initialProps: { open: true },
  })
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('beforeprint'))
  expect(copies()).toEqual(['<h2>Commande</h2>'])
  window.dispatchEvent(new Event('afterprint'))
  expect(copies()).toEqual([])
  window.dispatchEvent(new Event('beforeprint'))
  rerender({ open: false })
  expect(copies()).toEqual([])
  window.dispatchEvent(new Event('beforeprint'))
  expect(copies()).toEqual([])
})
