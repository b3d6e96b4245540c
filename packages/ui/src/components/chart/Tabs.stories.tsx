import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tabs, type TabsProps, tabId } from './Tabs.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Onglets',
  id: 'composants-chatbot-onglets',
  component: Tabs,
  args: {
    label: 'Évolution',
    tabs: [
      { id: 'sessions', label: 'Sessions' },
      { id: 'accuracy', label: 'Précision' },
      { id: 'symptoms', label: 'Symptômes' },
    ],
    current: 'sessions',
    panel: 'evolution',
    onChoose: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour montrer l’une de quelques vues d’un même contenu, dans un panneau : sessions, précision, symptômes.',
        'Quand changer de vue ne coûte rien et ne perd rien.',
      ],
      avoid: [
        'Pour changer de page, prendre le menu : des onglets ne changent pas l’adresse.',
        'Pour une période, prendre les onglets de période, qui en portent les mots.',
      ],
      writing: [
        'Un mot par onglet, le même que le titre de la vue.',
        'Le nom de la rangée dit ce que les onglets partagent : « Évolution ».',
      ],
      accessibility: [
        'Un seul arrêt de Tab, sur l’onglet choisi ; les flèches gauche et droite, Début et Fin passent aux autres et les choisissent.',
        'La vue doit porter role="tabpanel", l’identifiant donné et le nom de son onglet : c’est à l’appelant.',
      ],
    } satisfies Guide,
  },
})

function Chosen(props: TabsProps) {
  const { value: current, onChange: onChoose } = useFieldState(props.current, props.onChoose)
  return (
    <>
      <Tabs {...props} current={current} onChoose={onChoose} />
      <div id={props.panel} role="tabpanel" aria-labelledby={tabId(props.panel, current)}>
        <a href="/chatbot/analytics">Ouvrir la vue</a>
      </div>
    </>
  )
}

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name })

export const Nominal = meta.story({
  name: 'Choisir une vue',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(tab(canvasElement, 'Symptômes'))
    await expect(args.onChoose).toHaveBeenCalledWith('symptoms')
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Symptômes' })).toBeVisible()
    await userEvent.click(tab(canvasElement, 'Symptômes'))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})

export const Long = meta.story({
  name: 'Des noms longs',
  args: {
    tabs: [
      { id: 'sessions', label: 'Sessions ouvertes dans la période' },
      { id: 'accuracy', label: 'Taux de précision des diagnostics' },
      { id: 'symptoms', label: 'Symptômes cités le plus souvent' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : un arrêt, flèches, Début, Fin',
  play: async ({ canvasElement, args }) => {
    const chosen = async (name: string) => {
      await expect(tab(canvasElement, name)).toHaveFocus()
      await expect(tab(canvasElement, name)).toHaveAttribute('aria-selected', 'true')
    }
    await userEvent.tab()
    await chosen('Sessions')
    await userEvent.keyboard('{ArrowRight}')
    await chosen('Précision')
    await userEvent.keyboard('{End}')
    await chosen('Symptômes')
    await userEvent.keyboard('{ArrowRight}')
    await chosen('Sessions')
    await userEvent.keyboard('{ArrowLeft}')
    await chosen('Symptômes')
    await userEvent.keyboard('{Home}')
    await chosen('Sessions')
    await expect(args.onChoose).toHaveBeenCalledTimes(5)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await chosen('Sessions')
  },
})
