import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../foundations/icon/index.ts'
import { Panel, ToolButton } from './Panel.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Panneau et ses outils',
  id: 'composants-chatbot-panneau',
  component: Panel,
  subcomponents: { ToolButton },
  args: {
    title: 'Top 5 des symptômes',
    note: 'sur 1 284 sessions',
    children: <p>Démangeaisons, 312 fois.</p>,
  },
  parameters: {
    guide: {
      use: [
        'Pour chaque partie d’un écran de chiffres du chatbot : un titre, ce sur quoi les chiffres reposent, le contenu.',
        'En largeur entière quand un graphique ou un tableau a besoin de place.',
        '« ToolButton » : à côté du titre d’un écran de chiffres, pour ce qui porte sur l’écran entier : actualiser, exporter.',
        'Là où des graphiques pèsent déjà : il n’emporte ni MUI ni animation.',
      ],
      avoid: [
        'Autour d’un seul chiffre, prendre la rangée de chiffres.',
        'L’un dans l’autre : un panneau ne contient pas de panneau.',
        '« ToolButton » : pour l’action principale d’un formulaire, prendre les actions de formulaire.',
        'Pour une action d’une seule carte, la mettre dans la carte.',
      ],
      writing: [
        'Le titre nomme ce qui est montré, sans verbe : « Top 5 des symptômes ».',
        'La note dit l’échantillon, en minuscules : « sur 1 284 sessions ».',
        '« ToolButton » : un verbe à l’infinitif, seul : « Actualiser », « Exporter ».',
        'L’icône accompagne le mot, elle ne le remplace pas.',
      ],
      accessibility: [
        'Le panneau est une région nommée par son titre, de niveau 2, que l’on atteint par les titres ou les repères.',
        'Ses outils viennent après le titre et avant le contenu dans l’ordre de Tab.',
        '« ToolButton » : c’est un bouton du navigateur : Entrée et Espace l’actionnent, son nom est son texte.',
        'L’icône se tait : c’est au texte de tout dire.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Un titre, sa base, un contenu',
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Top 5 des symptômes' }))
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(panel.getByText('sur 1 284 sessions')).toBeVisible()
  },
})

export const Bare = meta.story({
  name: 'Sans note, en largeur entière',
  args: { title: 'État du système', note: undefined, wide: true, children: <p>Aucun appel mesuré.</p> },
})

export const Long = meta.story({
  name: 'Un titre long, avec des outils',
  args: {
    title: 'Symptômes que personne n’a encore décrits dans la base des maladies',
    note: 'sur 1 284 sessions, dont 96 sans aucun résultat',
    tools: (
      <ToolButton icon={null} onClick={fn()}>
        Ajouter une maladie
      </ToolButton>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les outils, puis le contenu',
  args: {
    tools: (
      <ToolButton icon={null} onClick={fn()}>
        Exporter
      </ToolButton>
    ),
    children: <a href="/chatbot/sessions">Démangeaisons</a>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tool = canvas.getByRole('button', { name: 'Exporter' })
    await expectTabOrder([tool, canvas.getByRole('link', { name: 'Démangeaisons' })])
    await userEvent.tab({ shift: true })
    await expect(tool).toHaveFocus()
  },
})

const tool = { icon: <Icon name="refresh" />, onClick: fn(), children: 'Actualiser' }

export const Tool = meta.story({
  name: 'Une icône et un verbe',
  render: () => <ToolButton {...tool} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actualiser' }))
    await expect(tool.onClick).toHaveBeenCalledOnce()
  },
})

export const LongTool = meta.story({
  name: 'Un texte long',
  render: () => <ToolButton {...tool}>{'Exporter toutes les sessions de la période'}</ToolButton>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const ToolKeyboard = meta.story({
  name: 'Clavier : Entrée et Espace',
  render: () => <ToolButton {...tool} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(tool.onClick).toHaveBeenCalledTimes(2)
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
})
