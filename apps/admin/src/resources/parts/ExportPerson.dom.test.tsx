import { exportTextMessages as words } from '@potager/domain/messages'
import { Toaster } from '@potager/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { ExportPerson } from './ExportPerson.tsx'

const held = { name: 'Zoé Martin', orders: 3 }

function open(read: () => Promise<typeof held>) {
  const { queryClient } = backOffice()
  const files: { name: string; blob: Blob }[] = []
  let offered: Blob | MediaSource | undefined
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    offered = blob
    return 'blob:donnees'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (offered instanceof Blob) files.push({ name: this.download, blob: offered })
  })
  onTestFinished(() => {
    make.mockRestore()
    click.mockRestore()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ExportPerson
        open
        name="Zoé Martin"
        lead="Choisissez un fichier."
        fileName="donnees-client"
        read={read}
        asText={({ name, orders }) => `${name} : ${orders} commandes`}
        onClose={() => {}}
      />
      <Toaster />
    </QueryClientProvider>,
  )
  return files
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the export of a person is offered as text and as JSON, each read anew [RIG-05] [RIG-07]', async () => {
  const read = vi.fn<() => Promise<typeof held>>(() => Promise.resolve(held))
  const files = open(read)
  press(words.text)
  await waitFor(() => expect(files).toHaveLength(1))
  press(words.json)
  await waitFor(() => expect(files).toHaveLength(2))
  expect(files.map(({ name }) => name)).toEqual(['donnees-client.txt', 'donnees-client.json'])
  expect(files.map(({ blob }) => blob.type)).toEqual(['text/plain;charset=utf-8', 'application/json;charset=utf-8'])
  const [text, json] = await Promise.all(files.map(({ blob }) => blob.text()))
  expect(text).toBe('Zoé Martin : 3 commandes')
  expect(JSON.parse(json ?? '')).toEqual(held)
  expect(read).toHaveBeenCalledTimes(2)
})

it('the export of a person reads once while pending, shows a failure, and can be retried', async () => {
  let refuse = (_: Error) => {}
  const read = vi.fn<() => Promise<typeof held>>(
    () =>
      new Promise((_, reject) => {
        refuse = reject
      }),
  )
  const files = open(read)
  press(words.text)
  await waitFor(() => expect(screen.getByRole('button', { name: words.text }).getAttribute('aria-busy')).toBe('true'))
  press(words.text)
  press(words.json)
  expect(read).toHaveBeenCalledOnce()
  refuse(new Error('Lien coupé'))
  await screen.findByText(new RegExp(words.failure))
  expect(files).toEqual([])
  read.mockResolvedValue(held)
  press(words.text)
  await waitFor(() => expect(files).toHaveLength(1))
})
