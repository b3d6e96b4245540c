import { Toaster } from '@potager/ui/toast'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runInAdmin } from '../testing/runInAdmin.tsx'
import { csvFile, downloadText, type ExportRequest, useExport } from './useExport.ts'

describe('useExport', () => {
  type Row = { id: string }

  afterEach(cleanup)

  const ofTwo = { total: 3, totalPages: 2, size: 2, page: 0, first: true, last: false }
  const firstPage = { ...ofTwo, items: [{ id: 'a' }, { id: 'b' }] }
  const lastPage = { ...ofTwo, items: [{ id: 'c' }], page: 1, first: false, last: true }

  function files() {
    const given: { name: string; text: Promise<string> }[] = []
    const blobs: Blob[] = []
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:file'
    })
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      given.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') })
    })
    onTestFinished(() => {
      made.mockRestore()
      pressed.mockRestore()
    })
    return given
  }

  function exporting() {
    let give: (page: typeof lastPage) => void = () => {}
    let refuse: (reason: unknown) => void = () => {}
    const late = new Promise<typeof lastPage>((resolve, reject) => {
      give = resolve
      refuse = reject
    })
    const read = vi.fn<ExportRequest<Row>['read']>((page) => (page === 0 ? Promise.resolve(firstPage) : late))
    const file = csvFile([{ heading: 'Numéro', cell: ({ id }: Row) => id }])
    const wanted = { name: 'lignes', file, read, keep: ({ id }: Row) => id !== 'b', nothing: 'Rien à exporter' }
    const page = runInAdmin(() => useExport<Row>(wanted))
    render(<Toaster />)
    return { ...page, read, give, refuse }
  }

  it('an export reports its progress, then gives the file and a success message', async () => {
    const given = files()
    const { result, give } = exporting()
    expect(result.current.progress).toBeNull()
    act(() => result.current.start())
    expect(result.current.progress).toEqual({ done: 0, total: 0 })
    await waitFor(() => expect(result.current.progress).toEqual({ done: 2, total: 3 }))
    act(() => give(lastPage))
    await waitFor(() => expect(result.current.progress).toBeNull())
    expect(given.map(({ name }) => name)).toEqual([expect.stringMatching(/^lignes-\d{4}-\d\d-\d\d\.csv$/)])
    expect(await given[0]?.text).toContain('Numéro\r\na\r\nc\r\n')
    expect(screen.getByRole('status').textContent).toContain('Export réussi')
  })

  it('a stopped export gives no file, and a message that it was cancelled', async () => {
    const given = files()
    const { result, give } = exporting()
    act(() => result.current.start())
    await waitFor(() => expect(result.current.progress?.done).toBe(2))
    act(() => result.current.stop())
    act(() => give(lastPage))
    await waitFor(() => expect(result.current.progress).toBeNull())
    expect(given).toEqual([])
    expect(screen.getByRole('status').textContent).toContain('Export annulé')
  })

  it('a failed export gives no file, and an error message', async () => {
    const given = files()
    const { result, refuse } = exporting()
    act(() => result.current.start())
    act(() => refuse(new Error('Serveur en panne')))
    await waitFor(() => expect(result.current.progress).toBeNull())
    expect(given).toEqual([])
    expect(screen.getByRole('alert').textContent).not.toBe('')
  })

  it('an export is aborted when its page is left', async () => {
    const { result, read, unmount } = exporting()
    act(() => result.current.stop())
    act(() => result.current.start())
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    const signal = read.mock.calls[1]?.[1]
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

describe('csv', () => {
  it('downloadText offers the file under its name and revokes its address', async () => {
    const offered: { name: string; address: string; file: Blob }[] = []
    const files = new Map<string, Blob>()
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.set('blob:liste', file as Blob)
      return 'blob:liste'
    })
    const released = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void files.delete(address))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const file = files.get(this.href)
      if (file) offered.push({ name: this.download, address: this.href, file })
    })
    onTestFinished(() => {
      for (const stub of [made, released, clicked]) stub.mockRestore()
    })
    downloadText('commandes.csv', 'Numéro;Total\r\n')
    expect(offered).toMatchObject([{ name: 'commandes.csv', file: { type: 'text/csv;charset=utf-8' } }])
    expect(await offered[0]?.file.text()).toBe('Numéro;Total\r\n')
    expect(files.size).toBe(0)
  })
})
