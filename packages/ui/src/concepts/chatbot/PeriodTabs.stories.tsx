import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabId } from '../../components/chart/index.ts'
import { PeriodTabs, type PeriodTabsProps } from './period.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Période',
  id: 'composants-chatbot-periode',
  component: PeriodTabs,
  args: { options: [1, 7, 30], days: 7, panel: 'periode', onDays: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    guide: {
      use: [
        'À côté du titre d’un écran de chiffres du chatbot, pour dire de combien de jours ils sont.',
        'La période choisie vaut pour tout le contenu sous le titre.',
      ],
      avoid: [
        'Pour deux dates libres, prendre les filtres de date de la liste des sessions.',
        'Pour choisir entre des vues, prendre les onglets.',
      ],
      writing: [
        'Les mots viennent du catalogue : « Aujourd’hui » pour un jour, « 7 jours », « 30 jours ».',
        'La période se compte jusqu’à maintenant, au jour de Paris ; rien à ajouter à l’étiquette.',
      ],
      accessibility: [
        'Ce sont des onglets nommés « Période » : un arrêt de Tab, puis les flèches.',
        'Choisir par les flèches charge aussitôt ; l’écran garde les chiffres d’avant en attendant.',
      ],
    } satisfies Guide,
  },
})

function Chosen(props: PeriodTabsProps) {
  const { value: days, onChange: onDays } = useFieldState(props.days, props.onDays)
  return (
    <>
      <PeriodTabs {...props} days={days} onDays={onDays} />
      <p id={props.panel} role="tabpanel" aria-labelledby={tabId(props.panel, String(days))}>
        Les chiffres de la période.
      </p>
    </>
  )
}

export const Nominal = meta.story({
  name: 'Choisir une période',
  play: async ({ canvasElement, args }) => {
    const tabs = within(within(canvasElement).getByRole('tablist', { name: 'Période' }))
    await expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent('7 jours')
    await userEvent.click(tabs.getByRole('tab', { name: 'Aujourd’hui' }))
    await expect(args.onDays).toHaveBeenCalledWith(1)
  },
})

export const Other = meta.story({
  name: 'Un nombre de jours sans nom propre',
  args: { options: [1, 2, 365], days: 365 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { selected: true })).toHaveAccessibleName(/365|an/)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les flèches choisissent la période',
  play: async ({ canvasElement, args }) => {
    const tab = (name: RegExp) => within(canvasElement).getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(/^7/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/^30/)).toHaveFocus()
    await expect(args.onDays).toHaveBeenLastCalledWith(30)
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Aujourd’hui/)).toHaveFocus()
    await expect(args.onDays).toHaveBeenLastCalledWith(1)
  },
})
