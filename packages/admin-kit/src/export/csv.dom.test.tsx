import { expect, it, onTestFinished, vi } from 'vitest'
import { downloadText } from './useExport.ts'

it('downloadText offers the file under its name and revokes its address', async () => {
  const offered: { name: string; address: string; file: Blob }[] = []
  const files = new Map<string, Blob>()
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set('blob:liste', file as Blob)
    return 'blob:liste'
  })
  const released = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void files.delete(address))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
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
