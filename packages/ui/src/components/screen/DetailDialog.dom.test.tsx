import { openHouse } from '@potager/domain/config'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePrintedCopy } from './DetailDialog.tsx'

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
