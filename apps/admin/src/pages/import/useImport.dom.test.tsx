import { dishImportMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { ImportDishes } from '../dish/ImportDishes.tsx'

const created = { row: 2, name: 'Soupe au pistou', changes: [{ field: 'price', from: '', to: '8,50' }] }
const compared = { created: [created], changed: [], unchanged: [], refused: [], digest: 'd1' }

const fileOf = (...lines: string[]) =>
  new File([['Nom;Catégorie;Prix TTC;Allergènes', ...lines].join('\r\n')], 'plats.csv', { type: 'text/csv' })

function open(office: ReturnType<typeof backOffice>) {
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={office.queryClient}>
      <ImportDishes onClose={onClose} />
    </QueryClientProvider>,
  )
  const choose = (file: File) => {
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('A place for the file')
    fireEvent.change(input, { target: { files: [file] } })
  }
  return { onClose, choose }
}

const isWrite = ({ body }: { body: unknown }) => (body as { apply?: boolean } | undefined)?.apply === true

const apply = () => screen.findByRole('button', { name: words.apply(1) }, { timeout: 10_000 })

it('an import writes the compared version, with the same idempotency key on retry', async () => {
  let writes = 0
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const office = backOffice({
    importDishes: (asked) => {
      if (!isWrite(asked)) return { body: compared }
      writes += 1
      return writes === 1 ? { status: 503, body: { message: 'Réessayez.' } } : { body: compared }
    },
  })
  const { onClose, choose } = open(office)
  choose(fileOf('Soupe au pistou;Entrée;8,50;aucun'))
  fireEvent.click(await apply())
  fireEvent.click(await apply())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 10_000 })
  const sent = office.asked.filter(isWrite)
  expect(sent).toHaveLength(2)
  expect(sent.map(({ body }) => (body as { digest?: string }).digest)).toEqual(['d1', 'd1'])
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key')).slice(-2)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toEqual(expect.any(String))
})

it('an import with an invalid line names it and writes nothing', async () => {
  const office = backOffice({ importDishes: () => ({ body: { ...compared, created: [] } }) })
  const { choose } = open(office)
  choose(fileOf('Soupe au pistou;Entrée;8,50;aucun', 'Tarte;Plat;beaucoup;aucun'))
  expect(await screen.findByText(/ligne 3/i)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Importer \d/ })).toBeNull()
  expect(office.asked.some(isWrite)).toBe(false)
})
