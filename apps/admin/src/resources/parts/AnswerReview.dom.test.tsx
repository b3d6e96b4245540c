import { readConsoleReview } from '@potager/domain/console'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { answerMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { AnswerReview } from './AnswerReview.tsx'

const [drawn] = drawBody(contract.console.browseReviews.response, 1).content
const { answer: _, answeredAt: __, ...body } = { ...drawn, status: 'APPROVED' as const }
const review = readConsoleReview(body)
const typed = 'Merci de votre visite.'

function show(row: typeof review, office: ReturnType<typeof backOffice>) {
  return render(
    <QueryClientProvider client={office.queryClient}>
      <AnswerReview row={row} />
    </QueryClientProvider>,
  )
}

async function answer() {
  fireEvent.click(screen.getByRole('button', { name: words.act }))
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: words.publish }))
  return field
}

it('answers a published review once, in the words that were typed [REV-48]', async () => {
  const office = backOffice({ answerReview: () => ({ body: { ...body, answer: typed } }) })
  show(review, office)
  await answer()
  await waitFor(() => expect(office.asked).toMatchObject([{ call: 'answerReview', body: { answer: typed } }]))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

it('keeps the typed answer if somebody else answered the review first', async () => {
  const office = backOffice({ answerReview: () => ({ status: 409, body: { message: 'Déjà répondu.' } }) })
  const { rerender } = show(review, office)
  const field = await answer()
  await screen.findByText('Déjà répondu.')
  rerender(
    <QueryClientProvider client={office.queryClient}>
      <AnswerReview row={readConsoleReview({ ...body, answer: 'Merci.', answeredAt: '2026-11-25T09:00:00' })} />
    </QueryClientProvider>,
  )
  expect(field).toHaveProperty('value', typed)
})

it('offers nothing for a review that waits, is refused or is answered', () => {
  for (const changes of [{ status: 'PENDING' }, { status: 'REJECTED' }, { answeredAt: '2026-11-25T09:00:00' }]) {
    const { container } = show(readConsoleReview({ ...body, ...changes }), backOffice({}))
    expect(container.textContent).toBe('')
  }
})
