import { tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Welcome } from './AssistantForm.tsx'
import { consultation } from './assistant.fixtures.ts'
import { ConsultationView, ReportForm } from './ConsultationView.tsx'

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())
const report = (change: { reported?: boolean; problem?: string; pending?: boolean; open?: boolean } = {}) => (
  <ReportForm
    action="/assistant"
    consultationId={consultation.id}
    reported={false}
    pending={false}
    onSubmit={onSubmit}
    {...change}
  />
)

const meta = preview.meta({
  title: 'Écrans/Réponse de l’assistant',
  id: 'ecrans-assistant-reponse',
  component: ConsultationView,
  subcomponents: { ReportForm },
  args: { consultation, againHref: '/assistant', report: report() },
  decorators: [
    (Story) => (
      <Welcome message={null}>
        <Story />
      </Welcome>
    ),
  ],
})

export const Urgent = meta.story({
  name: 'Le plus urgent d’abord, expliqué, jamais une certitude',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Appelez un vétérinaire maintenant\.$/, { selector: 'section p' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('heading', { level: 3 })
    await expect(first).toHaveTextContent('Torsion de l’estomac')
    await expect(second).toHaveTextContent('Gastro-entérite')
    await expect(canvas.queryByText(/%/)).toBeNull()
    const seen = [...canvasElement.querySelectorAll('[data-seen]:not([data-seen=false])')]
    await expect(seen.map(({ textContent }) => textContent)).toEqual([
      'tentatives de vomir sans résultat (en partie)',
      'ventre gonflé',
      'vomissements',
    ])
    await expect(canvas.getByText(/Dans tous les cas, consultez un vétérinaire/)).toBeVisible()
    await expect(canvas.getByText('L’assistant ne connaît pas : tousse en vers.', { exact: false })).toBeVisible()
  },
})

export const Reporting = meta.story({
  name: 'Signaler une réponse',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(/vous semble fausse/))
    await userEvent.type(canvas.getByLabelText('Ce qui ne va pas'), 'Une otite')
    await userEvent.click(canvas.getByRole('button', { name: 'Signaler la réponse' }))
    await expect(onSubmit).toHaveBeenCalled()
  },
})

export const ReportRefused = meta.story({
  name: 'Signalement vide',
  args: { report: report({ problem: 'Dites ce qui n’allait pas' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Ce qui ne va pas')).toBeInvalid()
  },
})

export const ReportPending = meta.story({
  name: 'Signalement en cours d’envoi',
  args: { report: report({ pending: true, open: true }) },
})

export const Reported = meta.story({ name: 'Réponse signalée', args: { report: report({ reported: true }) } })

export const Nothing = meta.story({
  name: 'Aucune piste, ce qui ne rassure pas',
  args: {
    consultation: {
      ...consultation,
      results: [],
      message: 'Je n’ai rien trouvé. Cela ne veut pas dire que tout va bien : consultez un vétérinaire.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Aucune piste trouvée')
  },
})

export const Debug = meta.story({
  name: 'Mode débogage',
  args: { consultation: { ...consultation, durationMs: 1.25 } },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    consultation: {
      ...consultation,
      race: longRestaurantName,
      symptoms: [longWord, longRestaurantName],
      results: consultation.results.map((result) => ({
        ...result,
        name: longRestaurantName,
        description: longText,
        advice: longText,
        matched: [longWord],
      })),
      message: longText,
      uncovered: [longWord, longRestaurantName],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : nouvelle question, ce qui ne va pas, signaler',
  args: { report: report({ open: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByText(/vous semble fausse/), canvas.getByLabelText('Ce qui ne va pas'))
    await userEvent.keyboard('Une otite')
    await expect(canvas.getByLabelText('Ce qui ne va pas')).toHaveValue('Une otite')
    await tabTo(canvas.getByRole('button', { name: 'Signaler la réponse' }))
    await userEvent.keyboard(' ')
    await expect(onSubmit).toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByLabelText('Ce qui ne va pas')).toHaveFocus()
  },
})
