import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import {
  diseaseFieldLabels,
  diseaseFormMessages,
  diseaseMessages,
  diseaseScreenMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { broken, silent } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyBackOffice } from '../../testing/storyBackOffice.tsx'
import { DiseasesPage } from './DiseasesPage.tsx'

const { listDiseases, createDisease } = contract.disease
const drawn = drawBody(listDiseases.response, 3, 'everything')
const whole = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const none = { ...whole, content: [], totalElements: 0, totalPages: 0 }
const created = drawBody(createDisease.response, 5)

const backOffice = storyBackOffice(paths.diseases)

const meta = preview.meta({
  title: 'Parcours/Maladies, du réseau à l’écran',
  id: 'parcours-maladies',
  component: DiseasesPage,
  ...backOffice.meta,
})

const typed = {
  name: 'Coryza',
  description: 'Rhume du chat',
  symptoms: ['éternuements', 'yeux qui coulent'],
  affectedRaces: ['toutes'],
  advice: 'Consultez un vétérinaire.',
}

async function create(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findAllByRole('article')
  await userEvent.click(canvas.getByRole('button', { name: words.add }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  const field = (label: string) => dialog.findByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  for (const [label, text] of [
    [diseaseFieldLabels.name, typed.name],
    [diseaseFieldLabels.description, typed.description],
    [diseaseFieldLabels.symptoms, typed.symptoms.join(', ')],
    [diseaseFieldLabels.affectedRaces, typed.affectedRaces.join(', ')],
    [diseaseFieldLabels.advice, typed.advice],
  ] as const) {
    await userEvent.click(await field(label))
    await userEvent.paste(text)
  }
  await userEvent.click(dialog.getByRole('button', { name: words.form.create }))
  return { dialog, field }
}

/** Waits for the closing dialog to be gone; while closing it has no title. */
const expectClosed = ({ ownerDocument }: HTMLElement) =>
  waitFor(() => expect(within(ownerDocument.body).queryByRole('dialog')).toBeNull())

export const Success = meta.story({
  name: 'Chaque maladie du contrat arrive à l’écran',
  beforeEach: backOffice.saying({ listDiseases: () => ({ body: whole }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    await expect(cards).toHaveLength(drawn.content.length)
    for (const [index, { name }] of drawn.content.entries()) await expect(cards[index]).toHaveTextContent(name)
  },
})

export const Empty = meta.story({
  name: 'Aucune maladie',
  beforeEach: backOffice.saying({ listDiseases: () => ({ body: none }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(diseaseMessages.empty)
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  // The page and the whole list for the filters are requested at once: two failures.
  beforeEach: backOffice.saying({ listDiseases: (_, time) => (time <= 2 ? broken : { body: whole }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await waitFor(() => expect(backOffice.asked('listDiseases')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(drawn.content.length)
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: backOffice.saying({ listDiseases: silent }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(backOffice.asked('listDiseases')).not.toHaveLength(0))
    await expect(within(canvasElement).queryByRole('article')).toBeNull()
    await expect(within(canvasElement).queryByText(diseaseMessages.empty)).toBeNull()
  },
})

export const Created = meta.story({
  name: 'Créer : la saisie part comme le contrat la veut, la liste est relue',
  beforeEach: backOffice.saying({ listDiseases: () => ({ body: whole }), createDisease: () => ({ body: created }) }),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await within(canvasElement.ownerDocument.body).findByText(diseaseMessages.created)
    await expect(backOffice.asked('createDisease')).toMatchObject([{ body: typed }])
    await expectClosed(canvasElement)
    await waitFor(() => expect(backOffice.asked('listDiseases').length).toBeGreaterThan(2))
  },
})

export const Conflict = meta.story({
  name: 'Refus 409 d’un nom déjà pris : la saisie reste, le champ le dit',
  beforeEach: backOffice.saying({
    listDiseases: () => ({ body: whole }),
    createDisease: () => ({
      status: 409,
      body: { message: diseaseFormMessages.nameTaken, errors: { name: diseaseFormMessages.nameTaken } },
    }),
  }),
  play: async ({ canvasElement }) => {
    const { dialog, field } = await create(canvasElement)
    await dialog.findByText(diseaseFormMessages.nameTaken)
    await expect(await field(diseaseFieldLabels.name)).toBeInvalid()
    await expect(await field(diseaseFieldLabels.name)).toHaveValue(typed.name)
    await expect(await field(diseaseFieldLabels.advice)).toHaveValue(typed.advice)
  },
})

export const Invalid = meta.story({
  name: 'Refus 400 de la saisie, puis acceptée : un seul formulaire',
  beforeEach: backOffice.saying({
    listDiseases: () => ({ body: whole }),
    createDisease: (_, time) =>
      time === 1
        ? { status: 400, body: { message: 'Données invalides', errors: { description: 'Description trop vague' } } }
        : { body: created },
  }),
  play: async ({ canvasElement }) => {
    const { dialog, field } = await create(canvasElement)
    await dialog.findByText('Description trop vague')
    await userEvent.click(await field(diseaseFieldLabels.description))
    await userEvent.paste(', fréquent en collectivité')
    await userEvent.click(dialog.getByRole('button', { name: words.form.create }))
    await within(canvasElement.ownerDocument.body).findByText(diseaseMessages.created)
    const description = `${typed.description}, fréquent en collectivité`
    await expect(backOffice.asked('createDisease')).toMatchObject([
      { body: typed },
      { body: { ...typed, description } },
    ])
    await expectClosed(canvasElement)
  },
})
