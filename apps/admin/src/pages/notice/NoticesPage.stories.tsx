import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { noticeRefusals, noticeScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { brokenOnce } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyBackOffice } from '../../testing/storyBackOffice.tsx'
import { ModerationPage } from '../review/ModerationPage.tsx'

const { listNotices } = contract.notice
const drawn = drawBody(listNotices.response, 3, 'everything')
const [first, ...others] = drawn.content
if (!first) throw new Error('Too little was drawn.')
const whole = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const left = { ...whole, content: others, totalElements: others.length }

const backOffice = storyBackOffice(`${paths.reviewModeration}?onglet=signalements`)

const meta = preview.meta({
  title: 'Parcours/Avis signalés, du réseau à l’écran',
  id: 'parcours-avis-signales',
  component: ModerationPage,
  ...backOffice.meta,
})

const reason = 'L’avis décrit une visite, sans propos déplacé.'

/** Opens the first notice and sends a decision on it. */
async function decideFirst(canvasElement: HTMLElement) {
  const [button] = await within(canvasElement).findAllByRole('button', { name: /^Décider/ })
  await userEvent.click(button ?? canvasElement)
  const dialog = within(await screen.findByRole('dialog', { name: words.dialog.title }))
  await userEvent.click(dialog.getByRole('radio', { name: words.dialog.keep }))
  await userEvent.type(dialog.getByRole('textbox'), reason)
  await userEvent.click(dialog.getByRole('button', { name: words.dialog.confirm }))
  return dialog
}

export const Decided = meta.story({
  name: 'Maintenir : le signalement quitte la liste, qui est relue',
  tags: ['[REV-64]'],
  beforeEach: backOffice.saying({
    listNotices: () => ({ body: backOffice.asked('decideNotice').length === 0 ? whole : left }),
    decideNotice: () => ({ body: { decision: 'KEPT', reason, closed: first.open } }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(whole.content.length)
    await decideFirst(canvasElement)
    await screen.findByText(words.dialog.saved.KEPT)
    await expect(backOffice.asked('decideNotice')).toMatchObject([
      { params: { id: first.id }, body: { decision: 'KEPT', reason, open: first.open } },
    ])
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(others.length))
  },
})

export const Conflict = meta.story({
  name: 'Conflit 409 : on dit qui a décidé, et les motifs tapés restent',
  tags: ['[REV-64]'],
  beforeEach: backOffice.saying({
    listNotices: () => ({ body: backOffice.asked('decideNotice').length === 0 ? whole : left }),
    decideNotice: () => ({
      status: 409,
      body: { message: noticeRefusals.decided('admin', 'WITHDRAWN', 'Publicité.') },
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await decideFirst(canvasElement)
    await dialog.findByText(/^Déjà traité par admin/)
    await expect(dialog.getByRole('textbox')).toHaveValue(reason)
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: backOffice.saying({ listNotices: brokenOnce(whole) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const told = await canvas.findByText('Le service est indisponible.')
    await userEvent.click(within(told.closest('[role=alert]') ?? canvasElement).getByRole('button'))
    await expect(await canvas.findAllByRole('article')).toHaveLength(whole.content.length)
  },
})
